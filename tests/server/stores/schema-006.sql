BEGIN;
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    n INTEGER NOT NULL,
    kind TEXT NOT NULL,
    body BLOB NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;
INSERT INTO entries VALUES ('35KAFF', 1, 'opened', CAST('{"kind":"opened","terms":{"game":"wizard","seats":3,"clock":{},"absence":120},"host":"9PTXGCOD-OPgShsD"}' AS BLOB), 1795007112130);
INSERT INTO entries VALUES ('35KAFF', 2, 'sat', CAST('{"kind":"sat","seat":"A","name":"Ann","player":"9PTXGCOD-OPgShsD"}' AS BLOB), 1795007112130);
INSERT INTO entries VALUES ('35KAFF', 3, 'sat', CAST('{"kind":"sat","seat":"B","name":"Bob","player":"i5iAKkrSVOUmyGcc"}' AS BLOB), 1795007112141);
INSERT INTO entries VALUES ('35KAFF', 4, 'sat', CAST('{"kind":"sat","seat":"C","name":"Cleo","player":"3EXIBrIh-sP_i3pP"}' AS BLOB), 1795007112144);
INSERT INTO entries VALUES ('35KAFF', 5, 'started', CAST('{"kind":"started","commitment":"754b9d15c39fd6e608190f4d203736cd1cb16f6c4e37544e4eb5f8edd2ef1b4d"}' AS BLOB), 1795007112150);
INSERT INTO entries VALUES ('35KAFF', 6, 'played', CAST('{"kind":"played","seat":"*","plies":[["*","deal A G5, B Y9, C B12; turn Y12"]]}' AS BLOB), 1795007112150);
INSERT INTO entries VALUES ('35KAFF', 7, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","bid 0"]]}' AS BLOB), 1795007112164);
INSERT INTO entries VALUES ('35KAFF', 8, 'played', CAST('{"kind":"played","seat":"C","plies":[["C","bid 0"]]}' AS BLOB), 1795007112171);
INSERT INTO entries VALUES ('35KAFF', 9, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","bid 1"]]}' AS BLOB), 1795007112190);
INSERT INTO entries VALUES ('35KAFF', 10, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","play Y9"]]}' AS BLOB), 1795007112198);
INSERT INTO entries VALUES ('9SG5TD', 1, 'opened', CAST('{"kind":"opened","terms":{"game":"rummikub","seats":2,"clock":{},"absence":120},"host":"9PTXGCOD-OPgShsD"}' AS BLOB), 1795007112210);
INSERT INTO entries VALUES ('9SG5TD', 2, 'sat', CAST('{"kind":"sat","seat":"A","name":"Ann","player":"9PTXGCOD-OPgShsD"}' AS BLOB), 1795007112210);
INSERT INTO entries VALUES ('9SG5TD', 3, 'sat', CAST('{"kind":"sat","seat":"B","name":"Bob","player":"i5iAKkrSVOUmyGcc"}' AS BLOB), 1795007112221);
INSERT INTO entries VALUES ('9SG5TD', 4, 'started', CAST('{"kind":"started","commitment":"509dfd44c7e023a14e30c95cee28c265ecfc714c63f2a6918aad669f72a482d5","options":{"joker-set":"fresh"}}' AS BLOB), 1795007112226);
INSERT INTO entries VALUES ('9SG5TD', 5, 'played', CAST('{"kind":"played","seat":"*","plies":[["*","lots A K12, B R12"],["*","lots A G8, B K11"],["*","deal A K4 K5 K6 K8 R2 R12 G3 G6 G8 G10 G12 B4 B8 B12, B K1 K2 K2 K8 K10 K13 R5 R6 G1 G7 G7 G13 B6 B13"]]}' AS BLOB), 1795007112226);
INSERT INTO entries VALUES ('9SG5TD', 6, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","draw"],["*","take B10"]]}' AS BLOB), 1795007112258);
INSERT INTO entries VALUES ('9SG5TD', 7, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","draw"],["*","take R5"]]}' AS BLOB), 1795007112270);
INSERT INTO entries VALUES ('9SG5TD', 8, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","table [K13 G13 B13]"]]}' AS BLOB), 1795007112290);
INSERT INTO entries VALUES ('9SG5TD', 9, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","table [K13 G13 B13] [K8 G8 B8] [R12 G12 B12] [K4 K5 K6]"]]}' AS BLOB), 1795007112302);
INSERT INTO entries VALUES ('ARWQLU', 1, 'opened', CAST('{"kind":"opened","terms":{"game":"wizard","seats":4,"clock":{},"absence":120},"host":"9PTXGCOD-OPgShsD"}' AS BLOB), 1795007112091);
INSERT INTO entries VALUES ('ARWQLU', 2, 'sat', CAST('{"kind":"sat","seat":"A","name":"Ann","player":"9PTXGCOD-OPgShsD"}' AS BLOB), 1795007112091);
INSERT INTO entries VALUES ('ARWQLU', 3, 'sat', CAST('{"kind":"sat","seat":"B","name":"Bob","player":"i5iAKkrSVOUmyGcc"}' AS BLOB), 1795007112097);
INSERT INTO entries VALUES ('ARWQLU', 4, 'said', CAST('{"kind":"said","player":"i5iAKkrSVOUmyGcc","name":"Bob","text":"anybody else?"}' AS BLOB), 1795007112106);
INSERT INTO entries VALUES ('GARZ7M', 1, 'opened', CAST('{"kind":"opened","terms":{"game":"witchstone","seats":2,"clock":{},"absence":120},"host":"9PTXGCOD-OPgShsD"}' AS BLOB), 1795007112382);
INSERT INTO entries VALUES ('GARZ7M', 2, 'sat', CAST('{"kind":"sat","seat":"A","name":"Ann","player":"9PTXGCOD-OPgShsD"}' AS BLOB), 1795007112382);
INSERT INTO entries VALUES ('GARZ7M', 3, 'sat', CAST('{"kind":"sat","seat":"B","name":"Bob","player":"i5iAKkrSVOUmyGcc"}' AS BLOB), 1795007112393);
INSERT INTO entries VALUES ('GARZ7M', 4, 'started', CAST('{"kind":"started","commitment":"0f923064f924938502d5a95a43c5b82944a2a05406dab9298e681ac969da3da5","options":{"chips":"turn"}}' AS BLOB), 1795007112419);
INSERT INTO entries VALUES ('GARZ7M', 5, 'played', CAST('{"kind":"played","seat":"*","plies":[["*","deal map scroll energy wand witch crystal pentagram crystal vp3 witch scroll witch energy wand wand vp3 energy; library b2_wand b1_any p_occ_villages p_occ_fvc p_special p_occ_towers; pentagram energy/crystal crystal/wand pentagram/wand; A energy/crystal energy/scroll pentagram/scroll crystal/scroll wand/scroll; B energy/wand pentagram/crystal pentagram/scroll crystal/scroll wand/scroll"]]}' AS BLOB), 1795007112419);
INSERT INTO entries VALUES ('GARZ7M', 6, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","tower tower_s"]]}' AS BLOB), 1795007112447);
INSERT INTO entries VALUES ('GARZ7M', 7, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","wand 1"]]}' AS BLOB), 1795007112458);
INSERT INTO entries VALUES ('GARZ7M', 8, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","tower tower_e"]]}' AS BLOB), 1795007112477);
INSERT INTO entries VALUES ('GARZ7M', 9, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","done"]]}' AS BLOB), 1795007112489);
INSERT INTO entries VALUES ('NJW3SU', 1, 'opened', CAST('{"kind":"opened","terms":{"game":"carcassonne","seats":2,"clock":{},"absence":120},"host":"9PTXGCOD-OPgShsD"}' AS BLOB), 1795007112307);
INSERT INTO entries VALUES ('NJW3SU', 2, 'sat', CAST('{"kind":"sat","seat":"A","name":"Ann","player":"9PTXGCOD-OPgShsD"}' AS BLOB), 1795007112307);
INSERT INTO entries VALUES ('NJW3SU', 3, 'sat', CAST('{"kind":"sat","seat":"B","name":"Bob","player":"i5iAKkrSVOUmyGcc"}' AS BLOB), 1795007112310);
INSERT INTO entries VALUES ('NJW3SU', 4, 'started', CAST('{"kind":"started","commitment":"fc50c641b9b3ff913b178b57b8ec79b42e32a142e446d4729d327b87bcd0455e","options":{"circles-by":"lot"}}' AS BLOB), 1795007112326);
INSERT INTO entries VALUES ('NJW3SU', 5, 'played', CAST('{"kind":"played","seat":"*","plies":[["*","tile O"]]}' AS BLOB), 1795007112326);
INSERT INTO entries VALUES ('NJW3SU', 6, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place O 0,-1 r270"]]}' AS BLOB), 1795007112338);
INSERT INTO entries VALUES ('NJW3SU', 7, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","meeple field.1"],["*","tile B"]]}' AS BLOB), 1795007112347);
INSERT INTO entries VALUES ('NJW3SU', 8, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place B 0,1 r180"]]}' AS BLOB), 1795007112359);
INSERT INTO entries VALUES ('NJW3SU', 9, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","meeple monastery.0"],["*","tile X"]]}' AS BLOB), 1795007112374);
INSERT INTO entries VALUES ('U88LTT', 1, 'opened', CAST('{"kind":"opened","terms":{"game":"rummikub","seats":2,"clock":{"mode":"days","seconds":86400,"expiry":"rule"},"absence":120},"host":"9PTXGCOD-OPgShsD"}' AS BLOB), 1795007112498);
INSERT INTO entries VALUES ('U88LTT', 2, 'sat', CAST('{"kind":"sat","seat":"A","name":"Ann","player":"9PTXGCOD-OPgShsD"}' AS BLOB), 1795007112498);
INSERT INTO entries VALUES ('U88LTT', 3, 'sat', CAST('{"kind":"sat","seat":"B","name":"Bob","player":"i5iAKkrSVOUmyGcc"}' AS BLOB), 1795007112506);
INSERT INTO entries VALUES ('U88LTT', 4, 'started', CAST('{"kind":"started","commitment":"7dfeb3d807ec353e073fcf40bd8761386313537020c362ea1cfa8adc07cf190f","options":{"joker-set":"fresh"}}' AS BLOB), 1795007112514);
INSERT INTO entries VALUES ('U88LTT', 5, 'played', CAST('{"kind":"played","seat":"*","plies":[["*","lots A K1, B R10"],["*","deal A K3 K6 K8 K9 K13 R11 G2 G3 G6 G8 B3 B9 B12 B13, B K2 K5 K7 K10 K11 R5 R6 R9 R9 G2 G5 G9 G13 B3"]]}' AS BLOB), 1795007112514);
INSERT INTO entries VALUES ('VR5JVA', 1, 'opened', CAST('{"kind":"opened","terms":{"game":"carcassonne","seats":2,"clock":{},"absence":120},"host":"9PTXGCOD-OPgShsD"}' AS BLOB), 1795007112538);
INSERT INTO entries VALUES ('VR5JVA', 2, 'sat', CAST('{"kind":"sat","seat":"A","name":"Ann","player":"9PTXGCOD-OPgShsD"}' AS BLOB), 1795007112538);
INSERT INTO entries VALUES ('VR5JVA', 3, 'sat', CAST('{"kind":"sat","seat":"B","name":"Bob","player":"i5iAKkrSVOUmyGcc"}' AS BLOB), 1795007112546);
INSERT INTO entries VALUES ('VR5JVA', 4, 'started', CAST('{"kind":"started","commitment":"46f06c1a7e206709a06f403df85b637cfaf3e7d5a26e0b97ec9c37c68a0dee90","options":{"circles-by":"lot"}}' AS BLOB), 1795007112555);
INSERT INTO entries VALUES ('VR5JVA', 5, 'played', CAST('{"kind":"played","seat":"*","plies":[["*","tile V"]]}' AS BLOB), 1795007112555);
INSERT INTO entries VALUES ('VR5JVA', 6, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place V 1,0 r0"]]}' AS BLOB), 1795007112572);
INSERT INTO entries VALUES ('VR5JVA', 7, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","meeple field.1"],["*","tile E"]]}' AS BLOB), 1795007112584);
INSERT INTO entries VALUES ('VR5JVA', 8, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place E 2,0 r90"]]}' AS BLOB), 1795007112603);
INSERT INTO entries VALUES ('VR5JVA', 9, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile MW7"]]}' AS BLOB), 1795007112622);
INSERT INTO entries VALUES ('VR5JVA', 10, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place MW7 -1,0 r180"]]}' AS BLOB), 1795007112635);
INSERT INTO entries VALUES ('VR5JVA', 11, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","witch -1,0 road.1"]]}' AS BLOB), 1795007112652);
INSERT INTO entries VALUES ('VR5JVA', 12, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","meeple road.0"],["*","tile R"]]}' AS BLOB), 1795007112676);
INSERT INTO entries VALUES ('VR5JVA', 13, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place R 0,-1 r270"]]}' AS BLOB), 1795007112695);
INSERT INTO entries VALUES ('VR5JVA', 14, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","meeple city.0"],["*","tile N"]]}' AS BLOB), 1795007112717);
INSERT INTO entries VALUES ('VR5JVA', 15, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place N 0,1 r270"]]}' AS BLOB), 1795007112737);
INSERT INTO entries VALUES ('VR5JVA', 16, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile B"]]}' AS BLOB), 1795007112750);
INSERT INTO entries VALUES ('VR5JVA', 17, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place B 2,-1 r90"]]}' AS BLOB), 1795007112777);
INSERT INTO entries VALUES ('VR5JVA', 18, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile K"]]}' AS BLOB), 1795007112796);
INSERT INTO entries VALUES ('VR5JVA', 19, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place K 0,-2 r180"]]}' AS BLOB), 1795007112815);
INSERT INTO entries VALUES ('VR5JVA', 20, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile U"]]}' AS BLOB), 1795007112831);
INSERT INTO entries VALUES ('VR5JVA', 21, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place U 1,1 r90"]]}' AS BLOB), 1795007112854);
INSERT INTO entries VALUES ('VR5JVA', 22, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile R"]]}' AS BLOB), 1795007112873);
INSERT INTO entries VALUES ('VR5JVA', 23, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place R 0,2 r270"]]}' AS BLOB), 1795007112892);
INSERT INTO entries VALUES ('VR5JVA', 24, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","meeple field.0"],["*","tile V"]]}' AS BLOB), 1795007112910);
INSERT INTO entries VALUES ('VR5JVA', 25, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place V -2,0 r180"]]}' AS BLOB), 1795007112932);
INSERT INTO entries VALUES ('VR5JVA', 26, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile K"]]}' AS BLOB), 1795007112943);
INSERT INTO entries VALUES ('VR5JVA', 27, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place K 0,-3 r0"]]}' AS BLOB), 1795007112963);
INSERT INTO entries VALUES ('VR5JVA', 28, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","meeple road.0"],["*","tile MW5"]]}' AS BLOB), 1795007112983);
INSERT INTO entries VALUES ('VR5JVA', 29, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place MW5 0,3 r0"]]}' AS BLOB), 1795007112999);
INSERT INTO entries VALUES ('VR5JVA', 30, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","witch -1,0 road.0"]]}' AS BLOB), 1795007113015);
INSERT INTO entries VALUES ('VR5JVA', 31, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","meeple field.0"],["*","tile E"]]}' AS BLOB), 1795007113035);
INSERT INTO entries VALUES ('VR5JVA', 32, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place E -2,1 r180"]]}' AS BLOB), 1795007113060);
INSERT INTO entries VALUES ('VR5JVA', 33, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile W"]]}' AS BLOB), 1795007113071);
INSERT INTO entries VALUES ('VR5JVA', 34, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place W 1,3 r270"]]}' AS BLOB), 1795007113091);
INSERT INTO entries VALUES ('VR5JVA', 35, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","meeple road.2"],["*","tile P"]]}' AS BLOB), 1795007113107);
INSERT INTO entries VALUES ('VR5JVA', 36, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place P -1,-3 r270"]]}' AS BLOB), 1795007113118);
INSERT INTO entries VALUES ('VR5JVA', 37, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","meeple field.1"],["*","tile E"]]}' AS BLOB), 1795007113150);
INSERT INTO entries VALUES ('VR5JVA', 38, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place E -1,3 r270"]]}' AS BLOB), 1795007113171);
INSERT INTO entries VALUES ('VR5JVA', 39, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","meeple city.0"],["*","tile MW1"]]}' AS BLOB), 1795007113203);
INSERT INTO entries VALUES ('VR5JVA', 40, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place MW1 -2,-1 r90"]]}' AS BLOB), 1795007113219);
INSERT INTO entries VALUES ('VR5JVA', 41, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","witch -1,0 city.0"]]}' AS BLOB), 1795007113243);
INSERT INTO entries VALUES ('VR5JVA', 42, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","meeple field.2"],["*","tile W"]]}' AS BLOB), 1795007113251);
INSERT INTO entries VALUES ('VR5JVA', 43, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place W -1,-4 r90"]]}' AS BLOB), 1795007113259);
INSERT INTO entries VALUES ('VR5JVA', 44, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","meeple road.2"],["*","tile J"]]}' AS BLOB), 1795007113266);
INSERT INTO entries VALUES ('VR5JVA', 45, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place J 2,3 r180"]]}' AS BLOB), 1795007113273);
INSERT INTO entries VALUES ('VR5JVA', 46, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","meeple road.0"],["*","tile V"]]}' AS BLOB), 1795007113281);
INSERT INTO entries VALUES ('VR5JVA', 47, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place V -3,0 r90"]]}' AS BLOB), 1795007113291);
INSERT INTO entries VALUES ('VR5JVA', 48, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","meeple field.0"],["*","tile S"]]}' AS BLOB), 1795007113310);
INSERT INTO entries VALUES ('VR5JVA', 49, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place S -2,2 r270"]]}' AS BLOB), 1795007113322);
INSERT INTO entries VALUES ('VR5JVA', 50, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","meeple field.1"],["*","tile M"]]}' AS BLOB), 1795007113334);
INSERT INTO entries VALUES ('VR5JVA', 51, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place M 3,0 r0"]]}' AS BLOB), 1795007113363);
INSERT INTO entries VALUES ('VR5JVA', 52, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","meeple field.0"],["*","tile H"]]}' AS BLOB), 1795007113378);
INSERT INTO entries VALUES ('VR5JVA', 53, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place H 0,4 r0"]]}' AS BLOB), 1795007113401);
INSERT INTO entries VALUES ('VR5JVA', 54, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile B"]]}' AS BLOB), 1795007113421);
INSERT INTO entries VALUES ('VR5JVA', 55, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place B 1,-1 r180"]]}' AS BLOB), 1795007113444);
INSERT INTO entries VALUES ('VR5JVA', 56, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile V"]]}' AS BLOB), 1795007113457);
INSERT INTO entries VALUES ('VR5JVA', 57, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place V -1,-5 r0"]]}' AS BLOB), 1795007113482);
INSERT INTO entries VALUES ('VR5JVA', 58, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile I"]]}' AS BLOB), 1795007113497);
INSERT INTO entries VALUES ('VR5JVA', 59, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place I 1,-3 r180"]]}' AS BLOB), 1795007113513);
INSERT INTO entries VALUES ('VR5JVA', 60, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile F"]]}' AS BLOB), 1795007113532);
INSERT INTO entries VALUES ('VR5JVA', 61, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place F 0,-5 r270"]]}' AS BLOB), 1795007113546);
INSERT INTO entries VALUES ('VR5JVA', 62, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile V"]]}' AS BLOB), 1795007113566);
INSERT INTO entries VALUES ('VR5JVA', 63, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place V 2,-2 r180"]]}' AS BLOB), 1795007113574);
INSERT INTO entries VALUES ('VR5JVA', 64, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile U"]]}' AS BLOB), 1795007113599);
INSERT INTO entries VALUES ('VR5JVA', 65, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place U 1,4 r90"]]}' AS BLOB), 1795007113617);
INSERT INTO entries VALUES ('VR5JVA', 66, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile P"]]}' AS BLOB), 1795007113634);
INSERT INTO entries VALUES ('VR5JVA', 67, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place P 3,-2 r90"]]}' AS BLOB), 1795007113657);
INSERT INTO entries VALUES ('VR5JVA', 68, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile N"]]}' AS BLOB), 1795007113677);
INSERT INTO entries VALUES ('VR5JVA', 69, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place N 0,5 r90"]]}' AS BLOB), 1795007113697);
INSERT INTO entries VALUES ('VR5JVA', 70, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile L"]]}' AS BLOB), 1795007113720);
INSERT INTO entries VALUES ('VR5JVA', 71, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place L 2,2 r270"]]}' AS BLOB), 1795007113745);
INSERT INTO entries VALUES ('VR5JVA', 72, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile D"]]}' AS BLOB), 1795007113780);
INSERT INTO entries VALUES ('VR5JVA', 73, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place D 3,3 r90"]]}' AS BLOB), 1795007113804);
INSERT INTO entries VALUES ('VR5JVA', 74, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","meeple field.0"],["*","tile R"]]}' AS BLOB), 1795007113823);
INSERT INTO entries VALUES ('VR5JVA', 75, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place R -3,2 r180"]]}' AS BLOB), 1795007113859);
INSERT INTO entries VALUES ('VR5JVA', 76, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile X"]]}' AS BLOB), 1795007113883);
INSERT INTO entries VALUES ('VR5JVA', 77, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place X 3,2 r90"]]}' AS BLOB), 1795007113913);
INSERT INTO entries VALUES ('VR5JVA', 78, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile V"]]}' AS BLOB), 1795007113952);
INSERT INTO entries VALUES ('VR5JVA', 79, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place V 1,-5 r270"]]}' AS BLOB), 1795007113977);
INSERT INTO entries VALUES ('VR5JVA', 80, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile B"]]}' AS BLOB), 1795007114000);
INSERT INTO entries VALUES ('VR5JVA', 81, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place B -1,5 r270"]]}' AS BLOB), 1795007114026);
INSERT INTO entries VALUES ('VR5JVA', 82, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile V"]]}' AS BLOB), 1795007114052);
INSERT INTO entries VALUES ('VR5JVA', 83, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place V 0,6 r270"]]}' AS BLOB), 1795007114076);
INSERT INTO entries VALUES ('VR5JVA', 84, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile J"]]}' AS BLOB), 1795007114103);
INSERT INTO entries VALUES ('VR5JVA', 85, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place J 0,-6 r180"]]}' AS BLOB), 1795007114130);
INSERT INTO entries VALUES ('VR5JVA', 86, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile MW6"]]}' AS BLOB), 1795007114171);
INSERT INTO entries VALUES ('VR5JVA', 87, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place MW6 -2,3 r90"]]}' AS BLOB), 1795007114204);
INSERT INTO entries VALUES ('VR5JVA', 88, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","mage 1,-3 city.1"]]}' AS BLOB), 1795007114232);
INSERT INTO entries VALUES ('VR5JVA', 89, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile U"]]}' AS BLOB), 1795007114282);
INSERT INTO entries VALUES ('VR5JVA', 90, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place U 0,7 r270"]]}' AS BLOB), 1795007114322);
INSERT INTO entries VALUES ('VR5JVA', 91, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile MW4"]]}' AS BLOB), 1795007114350);
INSERT INTO entries VALUES ('VR5JVA', 92, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place MW4 1,5 r180"]]}' AS BLOB), 1795007114378);
INSERT INTO entries VALUES ('VR5JVA', 93, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","mage -3,2 city.0"]]}' AS BLOB), 1795007114393);
INSERT INTO entries VALUES ('VR5JVA', 94, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile S"]]}' AS BLOB), 1795007114418);
INSERT INTO entries VALUES ('VR5JVA', 95, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place S -2,4 r0"]]}' AS BLOB), 1795007114436);
INSERT INTO entries VALUES ('VR5JVA', 96, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile Q"]]}' AS BLOB), 1795007114466);
INSERT INTO entries VALUES ('VR5JVA', 97, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place Q -4,2 r90"]]}' AS BLOB), 1795007114493);
INSERT INTO entries VALUES ('VR5JVA', 98, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","meeple field.0"],["*","tile MW2"]]}' AS BLOB), 1795007114528);
INSERT INTO entries VALUES ('VR5JVA', 99, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place MW2 -4,3 r0"]]}' AS BLOB), 1795007114545);
INSERT INTO entries VALUES ('VR5JVA', 100, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","witch 0,0 road.0"]]}' AS BLOB), 1795007114555);
INSERT INTO entries VALUES ('VR5JVA', 101, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile G"]]}' AS BLOB), 1795007114565);
INSERT INTO entries VALUES ('VR5JVA', 102, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place G -4,1 r90"]]}' AS BLOB), 1795007114573);
INSERT INTO entries VALUES ('VR5JVA', 103, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile U"]]}' AS BLOB), 1795007114580);
INSERT INTO entries VALUES ('VR5JVA', 104, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place U -5,2 r270"]]}' AS BLOB), 1795007114591);
INSERT INTO entries VALUES ('VR5JVA', 105, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile M"]]}' AS BLOB), 1795007114599);
INSERT INTO entries VALUES ('VR5JVA', 106, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place M 3,-3 r270"]]}' AS BLOB), 1795007114607);
INSERT INTO entries VALUES ('VR5JVA', 107, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile K"]]}' AS BLOB), 1795007114620);
INSERT INTO entries VALUES ('VR5JVA', 108, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place K -4,4 r90"]]}' AS BLOB), 1795007114638);
INSERT INTO entries VALUES ('VR5JVA', 109, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile D"]]}' AS BLOB), 1795007114659);
INSERT INTO entries VALUES ('VR5JVA', 110, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place D 4,-2 r270"]]}' AS BLOB), 1795007114666);
INSERT INTO entries VALUES ('VR5JVA', 111, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile E"]]}' AS BLOB), 1795007114679);
INSERT INTO entries VALUES ('VR5JVA', 112, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place E -6,2 r270"]]}' AS BLOB), 1795007114697);
INSERT INTO entries VALUES ('VR5JVA', 113, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile H"]]}' AS BLOB), 1795007114712);
INSERT INTO entries VALUES ('VR5JVA', 114, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place H -7,2 r90"]]}' AS BLOB), 1795007114735);
INSERT INTO entries VALUES ('VR5JVA', 115, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile MW3"]]}' AS BLOB), 1795007114776);
INSERT INTO entries VALUES ('VR5JVA', 116, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place MW3 -8,2 r180"]]}' AS BLOB), 1795007114800);
INSERT INTO entries VALUES ('VR5JVA', 117, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","mage -4,4 road.0"]]}' AS BLOB), 1795007114823);
INSERT INTO entries VALUES ('VR5JVA', 118, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile F"]]}' AS BLOB), 1795007114836);
INSERT INTO entries VALUES ('VR5JVA', 119, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place F 2,5 r0"]]}' AS BLOB), 1795007114853);
INSERT INTO entries VALUES ('VR5JVA', 120, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile P"]]}' AS BLOB), 1795007114866);
INSERT INTO entries VALUES ('VR5JVA', 121, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place P -2,-5 r270"]]}' AS BLOB), 1795007114880);
INSERT INTO entries VALUES ('VR5JVA', 122, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile E"]]}' AS BLOB), 1795007114896);
INSERT INTO entries VALUES ('VR5JVA', 123, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place E -7,3 r90"]]}' AS BLOB), 1795007114911);
INSERT INTO entries VALUES ('VR5JVA', 124, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile J"]]}' AS BLOB), 1795007114923);
INSERT INTO entries VALUES ('VR5JVA', 125, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place J 3,-4 r270"]]}' AS BLOB), 1795007114944);
INSERT INTO entries VALUES ('VR5JVA', 126, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile N"]]}' AS BLOB), 1795007114962);
INSERT INTO entries VALUES ('VR5JVA', 127, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place N -2,-3 r90"]]}' AS BLOB), 1795007114974);
INSERT INTO entries VALUES ('VR5JVA', 128, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile L"]]}' AS BLOB), 1795007114995);
INSERT INTO entries VALUES ('VR5JVA', 129, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place L -8,1 r270"]]}' AS BLOB), 1795007115021);
INSERT INTO entries VALUES ('VR5JVA', 130, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile T"]]}' AS BLOB), 1795007115044);
INSERT INTO entries VALUES ('VR5JVA', 131, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place T -9,1 r0"]]}' AS BLOB), 1795007115055);
INSERT INTO entries VALUES ('VR5JVA', 132, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile MW8"]]}' AS BLOB), 1795007115072);
INSERT INTO entries VALUES ('VR5JVA', 133, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place MW8 2,-5 r180"]]}' AS BLOB), 1795007115089);
INSERT INTO entries VALUES ('VR5JVA', 134, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","mage -2,-5 road.0"]]}' AS BLOB), 1795007115109);
INSERT INTO entries VALUES ('VR5JVA', 135, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile A"]]}' AS BLOB), 1795007115127);
INSERT INTO entries VALUES ('VR5JVA', 136, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place A 2,6 r270"]]}' AS BLOB), 1795007115155);
INSERT INTO entries VALUES ('VR5JVA', 137, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile U"]]}' AS BLOB), 1795007115175);
INSERT INTO entries VALUES ('VR5JVA', 138, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place U 0,-7 r90"]]}' AS BLOB), 1795007115207);
INSERT INTO entries VALUES ('VR5JVA', 139, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile B"]]}' AS BLOB), 1795007115231);
INSERT INTO entries VALUES ('VR5JVA', 140, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place B 2,7 r180"]]}' AS BLOB), 1795007115259);
INSERT INTO entries VALUES ('VR5JVA', 141, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile V"]]}' AS BLOB), 1795007115287);
INSERT INTO entries VALUES ('VR5JVA', 142, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place V 3,4 r180"]]}' AS BLOB), 1795007115315);
INSERT INTO entries VALUES ('VR5JVA', 143, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile A"]]}' AS BLOB), 1795007115341);
INSERT INTO entries VALUES ('VR5JVA', 144, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place A -2,5 r180"]]}' AS BLOB), 1795007115366);
INSERT INTO entries VALUES ('VR5JVA', 145, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile C"]]}' AS BLOB), 1795007115391);
INSERT INTO entries VALUES ('VR5JVA', 146, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place C -3,-5 r270"]]}' AS BLOB), 1795007115435);
INSERT INTO entries VALUES ('VR5JVA', 147, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile U"]]}' AS BLOB), 1795007115474);
INSERT INTO entries VALUES ('VR5JVA', 148, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place U 0,8 r90"]]}' AS BLOB), 1795007115511);
INSERT INTO entries VALUES ('VR5JVA', 149, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile I"]]}' AS BLOB), 1795007115543);
INSERT INTO entries VALUES ('VR5JVA', 150, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place I -6,1 r0"]]}' AS BLOB), 1795007115587);
INSERT INTO entries VALUES ('VR5JVA', 151, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile W"]]}' AS BLOB), 1795007115619);
INSERT INTO entries VALUES ('VR5JVA', 152, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place W 0,9 r180"]]}' AS BLOB), 1795007115645);
INSERT INTO entries VALUES ('VR5JVA', 153, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile H"]]}' AS BLOB), 1795007115655);
INSERT INTO entries VALUES ('VR5JVA', 154, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place H -2,6 r270"]]}' AS BLOB), 1795007115663);
INSERT INTO entries VALUES ('VR5JVA', 155, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile O"]]}' AS BLOB), 1795007115671);
INSERT INTO entries VALUES ('VR5JVA', 156, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place O 4,3 r270"]]}' AS BLOB), 1795007115681);
INSERT INTO entries VALUES ('VR5JVA', 157, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile O"]]}' AS BLOB), 1795007115706);
INSERT INTO entries VALUES ('VR5JVA', 158, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place O 4,2 r90"]]}' AS BLOB), 1795007115728);
INSERT INTO entries VALUES ('VR5JVA', 159, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile D"]]}' AS BLOB), 1795007115748);
INSERT INTO entries VALUES ('VR5JVA', 160, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place D 5,-2 r90"]]}' AS BLOB), 1795007115780);
INSERT INTO entries VALUES ('VR5JVA', 161, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile U"]]}' AS BLOB), 1795007115812);
INSERT INTO entries VALUES ('VR5JVA', 162, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place U 5,3 r180"]]}' AS BLOB), 1795007115836);
INSERT INTO entries VALUES ('VR5JVA', 163, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile L"]]}' AS BLOB), 1795007115864);
INSERT INTO entries VALUES ('VR5JVA', 164, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place L -3,6 r90"]]}' AS BLOB), 1795007115883);
INSERT INTO entries VALUES ('VR5JVA', 165, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile U"]]}' AS BLOB), 1795007115908);
INSERT INTO entries VALUES ('VR5JVA', 166, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place U 1,-7 r270"]]}' AS BLOB), 1795007115940);
INSERT INTO entries VALUES ('VR5JVA', 167, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile W"]]}' AS BLOB), 1795007115971);
INSERT INTO entries VALUES ('VR5JVA', 168, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place W 0,10 r0"]]}' AS BLOB), 1795007116007);
INSERT INTO entries VALUES ('VR5JVA', 169, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile V"]]}' AS BLOB), 1795007116039);
INSERT INTO entries VALUES ('VR5JVA', 170, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place V 3,1 r0"]]}' AS BLOB), 1795007116061);
INSERT INTO entries VALUES ('VR5JVA', 171, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"]]}' AS BLOB), 1795007116072);
INSERT INTO entries VALUES ('VR5JVA', 172, 'finished', CAST('{"kind":"finished","reason":"last-tile-placed","seed":"91466fd94f068473465063f57a6ec67e84d050d09ba178ab2ca6ec1f342e8b34","outcome":{"scores":[10,27],"ranks":[2,1],"winners":["B"],"reason":"last-tile-placed"}}' AS BLOB), 1795007116072);
INSERT INTO entries VALUES ('VR5JVA', 173, 'said', CAST('{"kind":"said","player":"i5iAKkrSVOUmyGcc","name":"Bob","text":"good night, hall"}' AS BLOB), 1795007121949);
CREATE TABLE seeds (table_id TEXT PRIMARY KEY, seed TEXT NOT NULL) WITHOUT ROWID;
INSERT INTO seeds VALUES ('35KAFF', '9d6f204cdd1b63b4809578a13cf7cfc0c6d255fdc4bc84a0446a83f4e7f21995');
INSERT INTO seeds VALUES ('9SG5TD', 'd23b42e4971338ab73290fcbfbe3b49e25d1df81fd9b08636ed70d8be3da1860');
INSERT INTO seeds VALUES ('ARWQLU', '21874bc1a6836e9f7276ea4b370d3f9bd67013b1e1145cf8adc9d457cee180c0');
INSERT INTO seeds VALUES ('GARZ7M', 'd8aa74e48eccc2d06d66654058f8468fad46abca386cb3103bdb84a384656d04');
INSERT INTO seeds VALUES ('NJW3SU', '28126db7fbbc55282a9787ffeecd941438feca6a74945e29218eab7febacef67');
INSERT INTO seeds VALUES ('U88LTT', '6eb04531d855972d80ca79fa98b695c6f7eaaed1d60782992318a07ad724076b');
INSERT INTO seeds VALUES ('VR5JVA', '91466fd94f068473465063f57a6ec67e84d050d09ba178ab2ca6ec1f342e8b34');
CREATE TABLE lines (
    table_id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    visibility TEXT NOT NULL,
    seats INTEGER NOT NULL,
    names TEXT NOT NULL,
    updated INTEGER NOT NULL
, facts TEXT NOT NULL DEFAULT '{}') WITHOUT ROWID;
INSERT INTO lines VALUES ('35KAFF', 'wizard', 'playing', 'link', 3, '["Ann", "Bob", "Cleo"]', 1795007112150, '{"terms":{"game":"wizard","seats":3,"clock":{},"absence":120},"bots":[null,null,null]}');
INSERT INTO lines VALUES ('9SG5TD', 'rummikub', 'playing', 'link', 2, '["Ann", "Bob"]', 1795007112226, '{"terms":{"game":"rummikub","seats":2,"clock":{},"absence":120},"bots":[null,null]}');
INSERT INTO lines VALUES ('ARWQLU', 'wizard', 'gathering', 'link', 4, '["Ann", "Bob", "", ""]', 1795007112106, '{"terms":{"game":"wizard","seats":4,"clock":{},"absence":120},"bots":[null,null,null,null]}');
INSERT INTO lines VALUES ('GARZ7M', 'witchstone', 'playing', 'link', 2, '["Ann", "Bob"]', 1795007112419, '{"terms":{"game":"witchstone","seats":2,"clock":{},"absence":120},"bots":[null,null]}');
INSERT INTO lines VALUES ('NJW3SU', 'carcassonne', 'playing', 'link', 2, '["Ann", "Bob"]', 1795007112326, '{"terms":{"game":"carcassonne","seats":2,"clock":{},"absence":120},"bots":[null,null]}');
INSERT INTO lines VALUES ('U88LTT', 'rummikub', 'playing', 'link', 2, '["Ann", "Bob"]', 1795007112514, '{"terms":{"game":"rummikub","seats":2,"clock":{"mode":"days","seconds":86400,"expiry":"rule"},"absence":120},"bots":[null,null]}');
INSERT INTO lines VALUES ('VR5JVA', 'carcassonne', 'finished', 'link', 2, '["Ann", "Bob"]', 1795007121949, '{"terms":{"game":"carcassonne","seats":2,"clock":{},"absence":120},"bots":[null,null],"places":[2,1],"points":[10,27]}');
CREATE TABLE sitting (
    player TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (player, table_id)
) WITHOUT ROWID;
INSERT INTO sitting VALUES ('3EXIBrIh-sP_i3pP', '35KAFF');
INSERT INTO sitting VALUES ('9PTXGCOD-OPgShsD', '35KAFF');
INSERT INTO sitting VALUES ('i5iAKkrSVOUmyGcc', '35KAFF');
INSERT INTO sitting VALUES ('9PTXGCOD-OPgShsD', '9SG5TD');
INSERT INTO sitting VALUES ('i5iAKkrSVOUmyGcc', '9SG5TD');
INSERT INTO sitting VALUES ('9PTXGCOD-OPgShsD', 'ARWQLU');
INSERT INTO sitting VALUES ('i5iAKkrSVOUmyGcc', 'ARWQLU');
INSERT INTO sitting VALUES ('9PTXGCOD-OPgShsD', 'GARZ7M');
INSERT INTO sitting VALUES ('i5iAKkrSVOUmyGcc', 'GARZ7M');
INSERT INTO sitting VALUES ('9PTXGCOD-OPgShsD', 'NJW3SU');
INSERT INTO sitting VALUES ('i5iAKkrSVOUmyGcc', 'NJW3SU');
INSERT INTO sitting VALUES ('9PTXGCOD-OPgShsD', 'U88LTT');
INSERT INTO sitting VALUES ('i5iAKkrSVOUmyGcc', 'U88LTT');
INSERT INTO sitting VALUES ('9PTXGCOD-OPgShsD', 'VR5JVA');
INSERT INTO sitting VALUES ('i5iAKkrSVOUmyGcc', 'VR5JVA');
CREATE TABLE jobs (
    table_id TEXT PRIMARY KEY,
    due_at INTEGER NOT NULL,
    claimed_by TEXT NOT NULL,
    claimed_until INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO jobs VALUES ('U88LTT', 1795093512514, 'alone', 0);
CREATE TABLE players (id TEXT PRIMARY KEY, name TEXT NOT NULL, at INTEGER NOT NULL, epoch INTEGER NOT NULL DEFAULT 0, owner TEXT NOT NULL DEFAULT '') WITHOUT ROWID;
INSERT INTO players VALUES ('3EXIBrIh-sP_i3pP', 'Cleo', 1795007111984, 0, '');
INSERT INTO players VALUES ('9PTXGCOD-OPgShsD', 'Ann', 1795007111870, 0, '');
INSERT INTO players VALUES ('I4vSLlJ869vxD6Qk', 'Clockwork', 1795007112111, 0, '9PTXGCOD-OPgShsD');
INSERT INTO players VALUES ('i5iAKkrSVOUmyGcc', 'Bob', 1795007111927, 0, '');
CREATE TABLE tokens (digest BLOB PRIMARY KEY, player TEXT NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID;
INSERT INTO tokens VALUES (X'5ce6d9b24ba3d99816472ad91b92e0e4a2dca313704de5de7efbed37beecbe00', 'I4vSLlJ869vxD6Qk', 1795007112113);
INSERT INTO tokens VALUES (X'7c736e75ee1dd7909a0a1cca9ecca8b6b7b8534a022638d60f8b46f686e1852e', '9PTXGCOD-OPgShsD', 1795007111995);
CREATE TABLE notes (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
INSERT INTO notes VALUES ('beat', '1795007122077');
INSERT INTO notes VALUES ('secret', 'f6eab8cc4173bab10007dcb04dd2cc86cfb2dff83956daa44b0c325ef8e4f36a');
CREATE TABLE accounts (
    login TEXT PRIMARY KEY,
    player TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL,
    recovery BLOB NOT NULL,
    at INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO accounts VALUES ('ann of the hall', '9PTXGCOD-OPgShsD', '$argon2id$v=19$m=19456,t=2,p=1$Qb4lFbWgMa34rc3/b5l2Qg$uco6HiJ3K+j/H0ar70ILv4zXrPLGCSkmYAo+VYWyJf8', X'c4da1977aebd273c4b17117188f93fc91139ec4451bb3379c11815af4015cf0e', 1795007112079);
CREATE TABLE counted (table_id TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
INSERT INTO counted VALUES ('VR5JVA', 1795007116072);
CREATE TABLE results (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    who TEXT NOT NULL,
    place INTEGER NOT NULL,
    points INTEGER NOT NULL,
    figures TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
INSERT INTO results VALUES ('VR5JVA', 0, 'carcassonne', 2, '9PTXGCOD-OPgShsD', 2, 10, '{"roads":[10,1],"cities":[0,1],"monasteries":[0,1],"fields":[0,1]}', 1795007116072);
INSERT INTO results VALUES ('VR5JVA', 1, 'carcassonne', 2, 'i5iAKkrSVOUmyGcc', 1, 27, '{"roads":[9,1],"cities":[15,1],"monasteries":[0,1],"fields":[3,1]}', 1795007116072);
CREATE TABLE ratings (
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    who TEXT NOT NULL,
    number INTEGER NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    table_id TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game, seats, who, number)
) WITHOUT ROWID;
CREATE TABLE invitations (
    player TEXT NOT NULL,
    table_id TEXT NOT NULL,
    inviter TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (player, table_id)
) WITHOUT ROWID;
INSERT INTO invitations VALUES ('I4vSLlJ869vxD6Qk', 'ARWQLU', '9PTXGCOD-OPgShsD', 1795007112124);
CREATE TABLE subscriptions (
    endpoint TEXT PRIMARY KEY,
    player TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE noticed (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    n INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE TABLE drafts (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    n INTEGER NOT NULL,
    move TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
INSERT INTO drafts VALUES ('U88LTT', 1, 5, 'draw');
CREATE TABLE reviews (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
INSERT INTO reviews VALUES ('VR5JVA', 0, '{"done":2,"of":2,"had":40,"judgements":[{"ply":58,"played":["place J 2,3 r180","meeple road.0"],"best":["place J 3,0 r270","meeple city.0"],"loss":6.212449999999997,"error":0.4659642842178612,"marked":true,"reasons":[{"code":"scores-now","facts":{"seat":"A","points":4},"weight":4.0},{"code":"would-gain","facts":{"seat":"A","points":4},"weight":4.0},{"code":"outlook","facts":{"points":"-2.1"},"weight":0.2}],"against":[{"code":"would-gain","facts":{"seat":"A","points":2},"weight":2.0},{"code":"spends-meeple","facts":{"left":1},"weight":0.5},{"code":"outlook","facts":{"points":"-5.2"},"weight":0.2}]},{"ply":100,"played":["place D 3,3 r90","meeple field.0"],"best":["place D 1,2 r90","meeple road.0"],"loss":12.254412499999999,"error":1.6181611925429686,"marked":true,"reasons":[{"code":"would-gain","facts":{"seat":"A","points":9},"weight":9.0},{"code":"rival-would-lose","facts":{"seat":"B","points":3},"weight":3.0},{"code":"spends-meeple","facts":{"left":0},"weight":0.5},{"code":"outlook","facts":{"points":"5.9"},"weight":0.2}],"against":[{"code":"outlook","facts":{"points":"-7.1"},"weight":0.2}]}]}');
CREATE INDEX lines_by_status ON lines (status, visibility, updated);
CREATE INDEX sitting_by_table ON sitting (table_id);
CREATE INDEX jobs_by_due ON jobs (due_at);
CREATE INDEX results_by_who ON results (who, at);
CREATE INDEX ratings_by_who ON ratings (who);
CREATE INDEX players_by_owner ON players (owner);
CREATE INDEX subscriptions_by_player ON subscriptions (player);
PRAGMA user_version = 6;
COMMIT;
