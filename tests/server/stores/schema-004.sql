BEGIN;
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    n INTEGER NOT NULL,
    kind TEXT NOT NULL,
    body BLOB NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;
INSERT INTO entries VALUES ('DHBK2P', 1, 'opened', CAST('{"kind":"opened","terms":{"game":"wizard","seats":4,"clock":{}},"host":"xwjpXLmR-9vFfTUw"}' AS BLOB), 1795007104602);
INSERT INTO entries VALUES ('DHBK2P', 2, 'sat', CAST('{"kind":"sat","seat":"A","name":"Ann","player":"xwjpXLmR-9vFfTUw"}' AS BLOB), 1795007104602);
INSERT INTO entries VALUES ('DHBK2P', 3, 'sat', CAST('{"kind":"sat","seat":"B","name":"Bob","player":"pUhrNbwPZ35jUHNn"}' AS BLOB), 1795007104608);
INSERT INTO entries VALUES ('DHBK2P', 4, 'said', CAST('{"kind":"said","player":"pUhrNbwPZ35jUHNn","name":"Bob","text":"anybody else?"}' AS BLOB), 1795007104623);
INSERT INTO entries VALUES ('E46BPW', 1, 'opened', CAST('{"kind":"opened","terms":{"game":"witchstone","seats":2,"clock":{}},"host":"xwjpXLmR-9vFfTUw"}' AS BLOB), 1795007104893);
INSERT INTO entries VALUES ('E46BPW', 2, 'sat', CAST('{"kind":"sat","seat":"A","name":"Ann","player":"xwjpXLmR-9vFfTUw"}' AS BLOB), 1795007104893);
INSERT INTO entries VALUES ('E46BPW', 3, 'sat', CAST('{"kind":"sat","seat":"B","name":"Bob","player":"pUhrNbwPZ35jUHNn"}' AS BLOB), 1795007104897);
INSERT INTO entries VALUES ('E46BPW', 4, 'started', CAST('{"kind":"started","commitment":"eb50e7d33be4cb2b52aaa21f5f0f763ed6ebbcdb3dc03b7b9e9b029251f9ce52"}' AS BLOB), 1795007104913);
INSERT INTO entries VALUES ('E46BPW', 5, 'played', CAST('{"kind":"played","seat":"*","plies":[["*","deal map witch witch pentagram vp3 energy crystal crystal wand witch pentagram scroll crystal vp3 vp3 pentagram wand; library b2_scroll p_occ_cft p_silver b2_crystal b2_energy p_special; pentagram witch/wand witch/crystal pentagram/scroll; A energy/witch energy/crystal energy/wand crystal/wand crystal/scroll; B energy/wand energy/scroll witch/pentagram witch/wand pentagram/crystal"]]}' AS BLOB), 1795007104913);
INSERT INTO entries VALUES ('E46BPW', 6, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","tower tower_s"]]}' AS BLOB), 1795007104924);
INSERT INTO entries VALUES ('E46BPW', 7, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pentagram 1"]]}' AS BLOB), 1795007104932);
INSERT INTO entries VALUES ('E46BPW', 8, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","tower tower_e"]]}' AS BLOB), 1795007104941);
INSERT INTO entries VALUES ('E46BPW', 9, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","witch lay"]]}' AS BLOB), 1795007104951);
INSERT INTO entries VALUES ('F2L86Q', 1, 'opened', CAST('{"kind":"opened","terms":{"game":"carcassonne","seats":2,"clock":{}},"host":"xwjpXLmR-9vFfTUw"}' AS BLOB), 1795007104824);
INSERT INTO entries VALUES ('F2L86Q', 2, 'sat', CAST('{"kind":"sat","seat":"A","name":"Ann","player":"xwjpXLmR-9vFfTUw"}' AS BLOB), 1795007104824);
INSERT INTO entries VALUES ('F2L86Q', 3, 'sat', CAST('{"kind":"sat","seat":"B","name":"Bob","player":"pUhrNbwPZ35jUHNn"}' AS BLOB), 1795007104827);
INSERT INTO entries VALUES ('F2L86Q', 4, 'started', CAST('{"kind":"started","commitment":"a09d01277b20fbe2e4811fe0bace9f3eadd341a7eb762509168f371908c2847d"}' AS BLOB), 1795007104836);
INSERT INTO entries VALUES ('F2L86Q', 5, 'played', CAST('{"kind":"played","seat":"*","plies":[["*","tile S"]]}' AS BLOB), 1795007104836);
INSERT INTO entries VALUES ('F2L86Q', 6, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place S 0,-1 r180"]]}' AS BLOB), 1795007104846);
INSERT INTO entries VALUES ('F2L86Q', 7, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","meeple field.1"],["*","tile V"]]}' AS BLOB), 1795007104856);
INSERT INTO entries VALUES ('F2L86Q', 8, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place V 0,1 r0"]]}' AS BLOB), 1795007104865);
INSERT INTO entries VALUES ('F2L86Q', 9, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile V"]]}' AS BLOB), 1795007104874);
INSERT INTO entries VALUES ('FZSAYD', 1, 'opened', CAST('{"kind":"opened","terms":{"game":"wizard","seats":3,"clock":{}},"host":"xwjpXLmR-9vFfTUw"}' AS BLOB), 1795007104655);
INSERT INTO entries VALUES ('FZSAYD', 2, 'sat', CAST('{"kind":"sat","seat":"A","name":"Ann","player":"xwjpXLmR-9vFfTUw"}' AS BLOB), 1795007104655);
INSERT INTO entries VALUES ('FZSAYD', 3, 'sat', CAST('{"kind":"sat","seat":"B","name":"Bob","player":"pUhrNbwPZ35jUHNn"}' AS BLOB), 1795007104667);
INSERT INTO entries VALUES ('FZSAYD', 4, 'sat', CAST('{"kind":"sat","seat":"C","name":"Cleo","player":"evwqvYjIyAhBlvS3"}' AS BLOB), 1795007104674);
INSERT INTO entries VALUES ('FZSAYD', 5, 'started', CAST('{"kind":"started","commitment":"38e915b3ad3216ea33552986d5f9d1e484e8adf7c356e9aca7ec723852caef64"}' AS BLOB), 1795007104679);
INSERT INTO entries VALUES ('FZSAYD', 6, 'played', CAST('{"kind":"played","seat":"*","plies":[["*","deal A G13, B G5, C Z1; turn Y8"]]}' AS BLOB), 1795007104679);
INSERT INTO entries VALUES ('FZSAYD', 7, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","bid 0"]]}' AS BLOB), 1795007104687);
INSERT INTO entries VALUES ('FZSAYD', 8, 'played', CAST('{"kind":"played","seat":"C","plies":[["C","bid 0"]]}' AS BLOB), 1795007104696);
INSERT INTO entries VALUES ('FZSAYD', 9, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","bid 1"]]}' AS BLOB), 1795007104716);
INSERT INTO entries VALUES ('FZSAYD', 10, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","play G5"]]}' AS BLOB), 1795007104726);
INSERT INTO entries VALUES ('GNZKL2', 1, 'opened', CAST('{"kind":"opened","terms":{"game":"rummikub","seats":2,"clock":{}},"host":"xwjpXLmR-9vFfTUw"}' AS BLOB), 1795007104753);
INSERT INTO entries VALUES ('GNZKL2', 2, 'sat', CAST('{"kind":"sat","seat":"A","name":"Ann","player":"xwjpXLmR-9vFfTUw"}' AS BLOB), 1795007104753);
INSERT INTO entries VALUES ('GNZKL2', 3, 'sat', CAST('{"kind":"sat","seat":"B","name":"Bob","player":"pUhrNbwPZ35jUHNn"}' AS BLOB), 1795007104758);
INSERT INTO entries VALUES ('GNZKL2', 4, 'started', CAST('{"kind":"started","commitment":"cf5969d445349b70405d6547181c3cb5a15d6f3d5e2abaca22b9bedf60e72a2a"}' AS BLOB), 1795007104767);
INSERT INTO entries VALUES ('GNZKL2', 5, 'played', CAST('{"kind":"played","seat":"*","plies":[["*","lots A G8, B G4"],["*","deal A K6 K10 K12 R5 R10 R11 R12 R13 G6 G8 B5 B6 B7 B10, B K4 K5 K6 K13 R3 R8 G4 G5 G10 G11 B1 B8 B13 B13"]]}' AS BLOB), 1795007104767);
INSERT INTO entries VALUES ('GNZKL2', 6, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","draw"],["*","take G7"]]}' AS BLOB), 1795007104784);
INSERT INTO entries VALUES ('GNZKL2', 7, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","draw"],["*","take B7"]]}' AS BLOB), 1795007104792);
INSERT INTO entries VALUES ('GNZKL2', 8, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","table [K10 R10 B10] [R11 R12 R13] [G6 G7 G8] [B5 B6 B7]"]]}' AS BLOB), 1795007104801);
INSERT INTO entries VALUES ('GNZKL2', 9, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","draw"],["*","take K12"]]}' AS BLOB), 1795007104808);
INSERT INTO entries VALUES ('KWPZAN', 1, 'opened', CAST('{"kind":"opened","terms":{"game":"carcassonne","seats":2,"clock":{}},"host":"xwjpXLmR-9vFfTUw"}' AS BLOB), 1795007104988);
INSERT INTO entries VALUES ('KWPZAN', 2, 'sat', CAST('{"kind":"sat","seat":"A","name":"Ann","player":"xwjpXLmR-9vFfTUw"}' AS BLOB), 1795007104988);
INSERT INTO entries VALUES ('KWPZAN', 3, 'sat', CAST('{"kind":"sat","seat":"B","name":"Bob","player":"pUhrNbwPZ35jUHNn"}' AS BLOB), 1795007104991);
INSERT INTO entries VALUES ('KWPZAN', 4, 'started', CAST('{"kind":"started","commitment":"ff7d1341fc8624005f902050196d26395db6c85d2cd3586fc30689f920f955f3"}' AS BLOB), 1795007104995);
INSERT INTO entries VALUES ('KWPZAN', 5, 'played', CAST('{"kind":"played","seat":"*","plies":[["*","tile MW5"]]}' AS BLOB), 1795007104995);
INSERT INTO entries VALUES ('KWPZAN', 6, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place MW5 0,1 r90"]]}' AS BLOB), 1795007105005);
INSERT INTO entries VALUES ('KWPZAN', 7, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","mage 0,1 city.0"]]}' AS BLOB), 1795007105011);
INSERT INTO entries VALUES ('KWPZAN', 8, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","meeple city.1"],["*","tile O"]]}' AS BLOB), 1795007105017);
INSERT INTO entries VALUES ('KWPZAN', 9, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place O 1,0 r90"]]}' AS BLOB), 1795007105025);
INSERT INTO entries VALUES ('KWPZAN', 10, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","meeple road.0"],["*","tile W"]]}' AS BLOB), 1795007105030);
INSERT INTO entries VALUES ('KWPZAN', 11, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place W -1,0 r180"]]}' AS BLOB), 1795007105036);
INSERT INTO entries VALUES ('KWPZAN', 12, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile E"]]}' AS BLOB), 1795007105042);
INSERT INTO entries VALUES ('KWPZAN', 13, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place E 2,0 r270"]]}' AS BLOB), 1795007105048);
INSERT INTO entries VALUES ('KWPZAN', 14, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile M"]]}' AS BLOB), 1795007105054);
INSERT INTO entries VALUES ('KWPZAN', 15, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place M 2,-1 r90"]]}' AS BLOB), 1795007105061);
INSERT INTO entries VALUES ('KWPZAN', 16, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","meeple city.0"],["*","tile L"]]}' AS BLOB), 1795007105071);
INSERT INTO entries VALUES ('KWPZAN', 17, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place L -1,-1 r270"]]}' AS BLOB), 1795007105079);
INSERT INTO entries VALUES ('KWPZAN', 18, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","meeple road.2"],["*","tile V"]]}' AS BLOB), 1795007105086);
INSERT INTO entries VALUES ('KWPZAN', 19, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place V 2,1 r0"]]}' AS BLOB), 1795007105092);
INSERT INTO entries VALUES ('KWPZAN', 20, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","meeple field.1"],["*","tile P"]]}' AS BLOB), 1795007105099);
INSERT INTO entries VALUES ('KWPZAN', 21, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place P 0,-1 r180"]]}' AS BLOB), 1795007105108);
INSERT INTO entries VALUES ('KWPZAN', 22, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","meeple field.0"],["*","tile B"]]}' AS BLOB), 1795007105117);
INSERT INTO entries VALUES ('KWPZAN', 23, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place B 3,0 r180"]]}' AS BLOB), 1795007105126);
INSERT INTO entries VALUES ('KWPZAN', 24, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","meeple field.0"],["*","tile MW8"]]}' AS BLOB), 1795007105135);
INSERT INTO entries VALUES ('KWPZAN', 25, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place MW8 -1,-2 r90"]]}' AS BLOB), 1795007105142);
INSERT INTO entries VALUES ('KWPZAN', 26, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","witch 2,0 city.0"]]}' AS BLOB), 1795007105148);
INSERT INTO entries VALUES ('KWPZAN', 27, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","meeple field.1"],["*","tile E"]]}' AS BLOB), 1795007105155);
INSERT INTO entries VALUES ('KWPZAN', 28, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place E -2,-1 r90"]]}' AS BLOB), 1795007105160);
INSERT INTO entries VALUES ('KWPZAN', 29, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile N"]]}' AS BLOB), 1795007105166);
INSERT INTO entries VALUES ('KWPZAN', 30, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place N 3,1 r180"]]}' AS BLOB), 1795007105172);
INSERT INTO entries VALUES ('KWPZAN', 31, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile L"]]}' AS BLOB), 1795007105181);
INSERT INTO entries VALUES ('KWPZAN', 32, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place L 0,-2 r270"]]}' AS BLOB), 1795007105187);
INSERT INTO entries VALUES ('KWPZAN', 33, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","meeple field.0"],["*","tile B"]]}' AS BLOB), 1795007105193);
INSERT INTO entries VALUES ('KWPZAN', 34, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place B -3,-1 r270"]]}' AS BLOB), 1795007105200);
INSERT INTO entries VALUES ('KWPZAN', 35, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","meeple monastery.0"],["*","tile I"]]}' AS BLOB), 1795007105206);
INSERT INTO entries VALUES ('KWPZAN', 36, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place I -3,0 r180"]]}' AS BLOB), 1795007105212);
INSERT INTO entries VALUES ('KWPZAN', 37, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","meeple city.0"],["*","tile W"]]}' AS BLOB), 1795007105218);
INSERT INTO entries VALUES ('KWPZAN', 38, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place W -2,-2 r180"]]}' AS BLOB), 1795007105224);
INSERT INTO entries VALUES ('KWPZAN', 39, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","meeple field.1"],["*","tile E"]]}' AS BLOB), 1795007105230);
INSERT INTO entries VALUES ('KWPZAN', 40, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place E -3,1 r0"]]}' AS BLOB), 1795007105236);
INSERT INTO entries VALUES ('KWPZAN', 41, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","meeple field.0"],["*","tile MW7"]]}' AS BLOB), 1795007105242);
INSERT INTO entries VALUES ('KWPZAN', 42, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place MW7 -2,-3 r90"]]}' AS BLOB), 1795007105249);
INSERT INTO entries VALUES ('KWPZAN', 43, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","mage 3,1 city.0"]]}' AS BLOB), 1795007105255);
INSERT INTO entries VALUES ('KWPZAN', 44, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","meeple road.0"],["*","tile U"]]}' AS BLOB), 1795007105260);
INSERT INTO entries VALUES ('KWPZAN', 45, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place U 4,0 r90"]]}' AS BLOB), 1795007105266);
INSERT INTO entries VALUES ('KWPZAN', 46, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile H"]]}' AS BLOB), 1795007105271);
INSERT INTO entries VALUES ('KWPZAN', 47, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place H 5,0 r180"]]}' AS BLOB), 1795007105277);
INSERT INTO entries VALUES ('KWPZAN', 48, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile H"]]}' AS BLOB), 1795007105283);
INSERT INTO entries VALUES ('KWPZAN', 49, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place H 3,-1 r90"]]}' AS BLOB), 1795007105290);
INSERT INTO entries VALUES ('KWPZAN', 50, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile G"]]}' AS BLOB), 1795007105297);
INSERT INTO entries VALUES ('KWPZAN', 51, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place G -2,1 r90"]]}' AS BLOB), 1795007105304);
INSERT INTO entries VALUES ('KWPZAN', 52, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","meeple field.0"],["*","tile U"]]}' AS BLOB), 1795007105318);
INSERT INTO entries VALUES ('KWPZAN', 53, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place U 3,-2 r0"]]}' AS BLOB), 1795007105328);
INSERT INTO entries VALUES ('KWPZAN', 54, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","meeple road.0"],["*","tile V"]]}' AS BLOB), 1795007105337);
INSERT INTO entries VALUES ('KWPZAN', 55, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place V 6,0 r270"]]}' AS BLOB), 1795007105346);
INSERT INTO entries VALUES ('KWPZAN', 56, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","meeple field.0"],["*","tile E"]]}' AS BLOB), 1795007105354);
INSERT INTO entries VALUES ('KWPZAN', 57, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place E -3,2 r270"]]}' AS BLOB), 1795007105364);
INSERT INTO entries VALUES ('KWPZAN', 58, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile D"]]}' AS BLOB), 1795007105372);
INSERT INTO entries VALUES ('KWPZAN', 59, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place D 6,1 r90"]]}' AS BLOB), 1795007105380);
INSERT INTO entries VALUES ('KWPZAN', 60, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile V"]]}' AS BLOB), 1795007105389);
INSERT INTO entries VALUES ('KWPZAN', 61, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place V 7,0 r0"]]}' AS BLOB), 1795007105398);
INSERT INTO entries VALUES ('KWPZAN', 62, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile M"]]}' AS BLOB), 1795007105408);
INSERT INTO entries VALUES ('KWPZAN', 63, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place M 0,2 r270"]]}' AS BLOB), 1795007105418);
INSERT INTO entries VALUES ('KWPZAN', 64, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile A"]]}' AS BLOB), 1795007105426);
INSERT INTO entries VALUES ('KWPZAN', 65, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place A 0,-3 r0"]]}' AS BLOB), 1795007105437);
INSERT INTO entries VALUES ('KWPZAN', 66, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile MW6"]]}' AS BLOB), 1795007105447);
INSERT INTO entries VALUES ('KWPZAN', 67, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place MW6 2,-2 r270"]]}' AS BLOB), 1795007105457);
INSERT INTO entries VALUES ('KWPZAN', 68, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","witch 0,0 city.0"]]}' AS BLOB), 1795007105467);
INSERT INTO entries VALUES ('KWPZAN', 69, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile J"]]}' AS BLOB), 1795007105477);
INSERT INTO entries VALUES ('KWPZAN', 70, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place J -2,2 r0"]]}' AS BLOB), 1795007105491);
INSERT INTO entries VALUES ('KWPZAN', 71, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile K"]]}' AS BLOB), 1795007105503);
INSERT INTO entries VALUES ('KWPZAN', 72, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place K 6,-1 r90"]]}' AS BLOB), 1795007105513);
INSERT INTO entries VALUES ('KWPZAN', 73, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile MW1"]]}' AS BLOB), 1795007105529);
INSERT INTO entries VALUES ('KWPZAN', 74, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place MW1 6,2 r180"]]}' AS BLOB), 1795007105537);
INSERT INTO entries VALUES ('KWPZAN', 75, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","witch 6,2 city.0"]]}' AS BLOB), 1795007105545);
INSERT INTO entries VALUES ('KWPZAN', 76, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile S"]]}' AS BLOB), 1795007105556);
INSERT INTO entries VALUES ('KWPZAN', 77, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place S -3,-3 r270"]]}' AS BLOB), 1795007105565);
INSERT INTO entries VALUES ('KWPZAN', 78, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile O"]]}' AS BLOB), 1795007105573);
INSERT INTO entries VALUES ('KWPZAN', 79, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place O 7,2 r180"]]}' AS BLOB), 1795007105581);
INSERT INTO entries VALUES ('KWPZAN', 80, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile V"]]}' AS BLOB), 1795007105588);
INSERT INTO entries VALUES ('KWPZAN', 81, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place V 1,2 r180"]]}' AS BLOB), 1795007105597);
INSERT INTO entries VALUES ('KWPZAN', 82, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile N"]]}' AS BLOB), 1795007105605);
INSERT INTO entries VALUES ('KWPZAN', 83, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place N -1,-3 r270"]]}' AS BLOB), 1795007105612);
INSERT INTO entries VALUES ('KWPZAN', 84, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile V"]]}' AS BLOB), 1795007105619);
INSERT INTO entries VALUES ('KWPZAN', 85, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place V -4,1 r0"]]}' AS BLOB), 1795007105627);
INSERT INTO entries VALUES ('KWPZAN', 86, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile J"]]}' AS BLOB), 1795007105634);
INSERT INTO entries VALUES ('KWPZAN', 87, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place J 3,-3 r270"]]}' AS BLOB), 1795007105644);
INSERT INTO entries VALUES ('KWPZAN', 88, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile W"]]}' AS BLOB), 1795007105652);
INSERT INTO entries VALUES ('KWPZAN', 89, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place W 6,-2 r90"]]}' AS BLOB), 1795007105661);
INSERT INTO entries VALUES ('KWPZAN', 90, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile P"]]}' AS BLOB), 1795007105670);
INSERT INTO entries VALUES ('KWPZAN', 91, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place P -2,3 r270"]]}' AS BLOB), 1795007105678);
INSERT INTO entries VALUES ('KWPZAN', 92, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile MW3"]]}' AS BLOB), 1795007105686);
INSERT INTO entries VALUES ('KWPZAN', 93, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place MW3 -2,4 r90"]]}' AS BLOB), 1795007105694);
INSERT INTO entries VALUES ('KWPZAN', 94, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","mage -3,-3 city.0"]]}' AS BLOB), 1795007105703);
INSERT INTO entries VALUES ('KWPZAN', 95, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile V"]]}' AS BLOB), 1795007105715);
INSERT INTO entries VALUES ('KWPZAN', 96, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place V 3,-4 r270"]]}' AS BLOB), 1795007105723);
INSERT INTO entries VALUES ('KWPZAN', 97, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile V"]]}' AS BLOB), 1795007105731);
INSERT INTO entries VALUES ('KWPZAN', 98, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place V 4,-4 r0"]]}' AS BLOB), 1795007105740);
INSERT INTO entries VALUES ('KWPZAN', 99, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile F"]]}' AS BLOB), 1795007105748);
INSERT INTO entries VALUES ('KWPZAN', 100, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place F 1,3 r180"]]}' AS BLOB), 1795007105756);
INSERT INTO entries VALUES ('KWPZAN', 101, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile A"]]}' AS BLOB), 1795007105765);
INSERT INTO entries VALUES ('KWPZAN', 102, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place A 4,-5 r270"]]}' AS BLOB), 1795007105773);
INSERT INTO entries VALUES ('KWPZAN', 103, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile U"]]}' AS BLOB), 1795007105782);
INSERT INTO entries VALUES ('KWPZAN', 104, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place U 8,0 r90"]]}' AS BLOB), 1795007105795);
INSERT INTO entries VALUES ('KWPZAN', 105, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile B"]]}' AS BLOB), 1795007105813);
INSERT INTO entries VALUES ('KWPZAN', 106, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place B 2,-4 r270"]]}' AS BLOB), 1795007105824);
INSERT INTO entries VALUES ('KWPZAN', 107, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile V"]]}' AS BLOB), 1795007105834);
INSERT INTO entries VALUES ('KWPZAN', 108, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place V 2,2 r90"]]}' AS BLOB), 1795007105843);
INSERT INTO entries VALUES ('KWPZAN', 109, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile C"]]}' AS BLOB), 1795007105854);
INSERT INTO entries VALUES ('KWPZAN', 110, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place C -1,4 r270"]]}' AS BLOB), 1795007105868);
INSERT INTO entries VALUES ('KWPZAN', 111, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile U"]]}' AS BLOB), 1795007105882);
INSERT INTO entries VALUES ('KWPZAN', 112, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place U 2,-5 r0"]]}' AS BLOB), 1795007105892);
INSERT INTO entries VALUES ('KWPZAN', 113, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile K"]]}' AS BLOB), 1795007105902);
INSERT INTO entries VALUES ('KWPZAN', 114, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place K -4,-3 r90"]]}' AS BLOB), 1795007105913);
INSERT INTO entries VALUES ('KWPZAN', 115, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile U"]]}' AS BLOB), 1795007105924);
INSERT INTO entries VALUES ('KWPZAN', 116, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place U -2,-4 r90"]]}' AS BLOB), 1795007105934);
INSERT INTO entries VALUES ('KWPZAN', 117, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile B"]]}' AS BLOB), 1795007105943);
INSERT INTO entries VALUES ('KWPZAN', 118, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place B -4,-2 r180"]]}' AS BLOB), 1795007105956);
INSERT INTO entries VALUES ('KWPZAN', 119, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile L"]]}' AS BLOB), 1795007105965);
INSERT INTO entries VALUES ('KWPZAN', 120, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place L 5,-2 r180"]]}' AS BLOB), 1795007105974);
INSERT INTO entries VALUES ('KWPZAN', 121, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile U"]]}' AS BLOB), 1795007105989);
INSERT INTO entries VALUES ('KWPZAN', 122, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place U 1,4 r180"]]}' AS BLOB), 1795007106003);
INSERT INTO entries VALUES ('KWPZAN', 123, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile R"]]}' AS BLOB), 1795007106014);
INSERT INTO entries VALUES ('KWPZAN', 124, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place R 5,-4 r90"]]}' AS BLOB), 1795007106023);
INSERT INTO entries VALUES ('KWPZAN', 125, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile K"]]}' AS BLOB), 1795007106036);
INSERT INTO entries VALUES ('KWPZAN', 126, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place K 8,-1 r0"]]}' AS BLOB), 1795007106045);
INSERT INTO entries VALUES ('KWPZAN', 127, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile R"]]}' AS BLOB), 1795007106053);
INSERT INTO entries VALUES ('KWPZAN', 128, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place R 6,-4 r270"]]}' AS BLOB), 1795007106062);
INSERT INTO entries VALUES ('KWPZAN', 129, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile Q"]]}' AS BLOB), 1795007106071);
INSERT INTO entries VALUES ('KWPZAN', 130, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place Q 0,3 r90"]]}' AS BLOB), 1795007106080);
INSERT INTO entries VALUES ('KWPZAN', 131, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile R"]]}' AS BLOB), 1795007106088);
INSERT INTO entries VALUES ('KWPZAN', 132, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place R 1,-3 r90"]]}' AS BLOB), 1795007106095);
INSERT INTO entries VALUES ('KWPZAN', 133, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile H"]]}' AS BLOB), 1795007106106);
INSERT INTO entries VALUES ('KWPZAN', 134, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place H 9,-1 r0"]]}' AS BLOB), 1795007106115);
INSERT INTO entries VALUES ('KWPZAN', 135, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile MW4"]]}' AS BLOB), 1795007106126);
INSERT INTO entries VALUES ('KWPZAN', 136, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place MW4 -4,2 r0"]]}' AS BLOB), 1795007106136);
INSERT INTO entries VALUES ('KWPZAN', 137, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","mage -4,2 city.0"]]}' AS BLOB), 1795007106145);
INSERT INTO entries VALUES ('KWPZAN', 138, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile P"]]}' AS BLOB), 1795007106151);
INSERT INTO entries VALUES ('KWPZAN', 139, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place P 0,4 r0"]]}' AS BLOB), 1795007106158);
INSERT INTO entries VALUES ('KWPZAN', 140, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile V"]]}' AS BLOB), 1795007106165);
INSERT INTO entries VALUES ('KWPZAN', 141, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place V 1,5 r270"]]}' AS BLOB), 1795007106171);
INSERT INTO entries VALUES ('KWPZAN', 142, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile N"]]}' AS BLOB), 1795007106179);
INSERT INTO entries VALUES ('KWPZAN', 143, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place N 6,3 r0"]]}' AS BLOB), 1795007106186);
INSERT INTO entries VALUES ('KWPZAN', 144, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile E"]]}' AS BLOB), 1795007106192);
INSERT INTO entries VALUES ('KWPZAN', 145, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place E -5,2 r90"]]}' AS BLOB), 1795007106199);
INSERT INTO entries VALUES ('KWPZAN', 146, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile T"]]}' AS BLOB), 1795007106207);
INSERT INTO entries VALUES ('KWPZAN', 147, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place T -2,5 r90"]]}' AS BLOB), 1795007106218);
INSERT INTO entries VALUES ('KWPZAN', 148, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile D"]]}' AS BLOB), 1795007106225);
INSERT INTO entries VALUES ('KWPZAN', 149, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place D -6,2 r270"]]}' AS BLOB), 1795007106234);
INSERT INTO entries VALUES ('KWPZAN', 150, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile W"]]}' AS BLOB), 1795007106242);
INSERT INTO entries VALUES ('KWPZAN', 151, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place W -6,1 r270"]]}' AS BLOB), 1795007106253);
INSERT INTO entries VALUES ('KWPZAN', 152, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile U"]]}' AS BLOB), 1795007106260);
INSERT INTO entries VALUES ('KWPZAN', 153, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place U -5,3 r180"]]}' AS BLOB), 1795007106268);
INSERT INTO entries VALUES ('KWPZAN', 154, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile S"]]}' AS BLOB), 1795007106274);
INSERT INTO entries VALUES ('KWPZAN', 155, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place S 6,-3 r0"]]}' AS BLOB), 1795007106296);
INSERT INTO entries VALUES ('KWPZAN', 156, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile I"]]}' AS BLOB), 1795007106306);
INSERT INTO entries VALUES ('KWPZAN', 157, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place I -7,2 r180"]]}' AS BLOB), 1795007106319);
INSERT INTO entries VALUES ('KWPZAN', 158, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile U"]]}' AS BLOB), 1795007106327);
INSERT INTO entries VALUES ('KWPZAN', 159, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place U -4,-4 r90"]]}' AS BLOB), 1795007106335);
INSERT INTO entries VALUES ('KWPZAN', 160, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile X"]]}' AS BLOB), 1795007106344);
INSERT INTO entries VALUES ('KWPZAN', 161, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place X 2,5 r270"]]}' AS BLOB), 1795007106354);
INSERT INTO entries VALUES ('KWPZAN', 162, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile J"]]}' AS BLOB), 1795007106364);
INSERT INTO entries VALUES ('KWPZAN', 163, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place J 5,2 r270"]]}' AS BLOB), 1795007106373);
INSERT INTO entries VALUES ('KWPZAN', 164, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile F"]]}' AS BLOB), 1795007106382);
INSERT INTO entries VALUES ('KWPZAN', 165, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place F -3,-4 r90"]]}' AS BLOB), 1795007106391);
INSERT INTO entries VALUES ('KWPZAN', 166, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile D"]]}' AS BLOB), 1795007106400);
INSERT INTO entries VALUES ('KWPZAN', 167, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place D -3,4 r0"]]}' AS BLOB), 1795007106408);
INSERT INTO entries VALUES ('KWPZAN', 168, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile MW2"]]}' AS BLOB), 1795007106421);
INSERT INTO entries VALUES ('KWPZAN', 169, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place MW2 -4,-5 r0"]]}' AS BLOB), 1795007106430);
INSERT INTO entries VALUES ('KWPZAN', 170, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","witch 6,-4 city.0"]]}' AS BLOB), 1795007106440);
INSERT INTO entries VALUES ('KWPZAN', 171, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"]]}' AS BLOB), 1795007106453);
INSERT INTO entries VALUES ('KWPZAN', 172, 'finished', CAST('{"kind":"finished","reason":"last-tile-placed","seed":"2ca7e66ebb060bca573e7258100c23c34998b7072b0821559f092bd54f2274bc","outcome":{"scores":[23,21],"ranks":[1,2],"winners":["A"],"reason":"last-tile-placed"}}' AS BLOB), 1795007106453);
INSERT INTO entries VALUES ('KWPZAN', 173, 'said', CAST('{"kind":"said","player":"pUhrNbwPZ35jUHNn","name":"Bob","text":"good night, hall"}' AS BLOB), 1795007108856);
INSERT INTO entries VALUES ('Y62V26', 1, 'opened', CAST('{"kind":"opened","terms":{"game":"rummikub","seats":2,"clock":{"mode":"days","seconds":86400,"expiry":"rule"}},"host":"xwjpXLmR-9vFfTUw"}' AS BLOB), 1795007104961);
INSERT INTO entries VALUES ('Y62V26', 2, 'sat', CAST('{"kind":"sat","seat":"A","name":"Ann","player":"xwjpXLmR-9vFfTUw"}' AS BLOB), 1795007104961);
INSERT INTO entries VALUES ('Y62V26', 3, 'sat', CAST('{"kind":"sat","seat":"B","name":"Bob","player":"pUhrNbwPZ35jUHNn"}' AS BLOB), 1795007104968);
INSERT INTO entries VALUES ('Y62V26', 4, 'started', CAST('{"kind":"started","commitment":"ed0f73070626ba90cdeac7bda63bc3b1456e8eca05b39b7a2d792f122125f802"}' AS BLOB), 1795007104976);
INSERT INTO entries VALUES ('Y62V26', 5, 'played', CAST('{"kind":"played","seat":"*","plies":[["*","lots A K11, B B12"],["*","deal A K1 K3 K9 K12 R4 R8 R11 R12 G3 G4 G7 B3 B13 J, B K2 K4 K8 R4 R10 R12 G1 G6 G8 G12 G13 B1 B9 B13"]]}' AS BLOB), 1795007104976);
CREATE TABLE seeds (table_id TEXT PRIMARY KEY, seed TEXT NOT NULL) WITHOUT ROWID;
INSERT INTO seeds VALUES ('DHBK2P', '5ac895285f6f08514fa3c9aeef8df2f04ab1d154b466109c97c43c138a54b3e2');
INSERT INTO seeds VALUES ('E46BPW', '8b864f7ba89bae87143ba7d4e34175896aed1449eb517f9ea9bb3991aa628b4b');
INSERT INTO seeds VALUES ('F2L86Q', '32264ec70be5e7fb286f0d0b4a941ecccd93100ef54df169cbf4cad5698f6899');
INSERT INTO seeds VALUES ('FZSAYD', 'd2f1ebadd59aace035d91fdf150142b4c571d63d64905d3d247c8642fd798aa5');
INSERT INTO seeds VALUES ('GNZKL2', '8b8796896943c7f6e4083f60a8e52d253e8f9c5c417095743909e51ba770d5c4');
INSERT INTO seeds VALUES ('KWPZAN', '2ca7e66ebb060bca573e7258100c23c34998b7072b0821559f092bd54f2274bc');
INSERT INTO seeds VALUES ('Y62V26', '97c2b48d0112ae06b51f36bb8be85209b6831acd99056dd85e5793c54d78f79b');
CREATE TABLE lines (
    table_id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    visibility TEXT NOT NULL,
    seats INTEGER NOT NULL,
    names TEXT NOT NULL,
    updated INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO lines VALUES ('DHBK2P', 'wizard', 'gathering', 'link', 4, '["Ann", "Bob", "", ""]', 1795007104623);
INSERT INTO lines VALUES ('E46BPW', 'witchstone', 'playing', 'link', 2, '["Ann", "Bob"]', 1795007104913);
INSERT INTO lines VALUES ('F2L86Q', 'carcassonne', 'playing', 'link', 2, '["Ann", "Bob"]', 1795007104836);
INSERT INTO lines VALUES ('FZSAYD', 'wizard', 'playing', 'link', 3, '["Ann", "Bob", "Cleo"]', 1795007104679);
INSERT INTO lines VALUES ('GNZKL2', 'rummikub', 'playing', 'link', 2, '["Ann", "Bob"]', 1795007104767);
INSERT INTO lines VALUES ('KWPZAN', 'carcassonne', 'finished', 'link', 2, '["Ann", "Bob"]', 1795007108856);
INSERT INTO lines VALUES ('Y62V26', 'rummikub', 'playing', 'link', 2, '["Ann", "Bob"]', 1795007104976);
CREATE TABLE sitting (
    player TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (player, table_id)
) WITHOUT ROWID;
INSERT INTO sitting VALUES ('pUhrNbwPZ35jUHNn', 'DHBK2P');
INSERT INTO sitting VALUES ('xwjpXLmR-9vFfTUw', 'DHBK2P');
INSERT INTO sitting VALUES ('pUhrNbwPZ35jUHNn', 'E46BPW');
INSERT INTO sitting VALUES ('xwjpXLmR-9vFfTUw', 'E46BPW');
INSERT INTO sitting VALUES ('pUhrNbwPZ35jUHNn', 'F2L86Q');
INSERT INTO sitting VALUES ('xwjpXLmR-9vFfTUw', 'F2L86Q');
INSERT INTO sitting VALUES ('evwqvYjIyAhBlvS3', 'FZSAYD');
INSERT INTO sitting VALUES ('pUhrNbwPZ35jUHNn', 'FZSAYD');
INSERT INTO sitting VALUES ('xwjpXLmR-9vFfTUw', 'FZSAYD');
INSERT INTO sitting VALUES ('pUhrNbwPZ35jUHNn', 'GNZKL2');
INSERT INTO sitting VALUES ('xwjpXLmR-9vFfTUw', 'GNZKL2');
INSERT INTO sitting VALUES ('pUhrNbwPZ35jUHNn', 'KWPZAN');
INSERT INTO sitting VALUES ('xwjpXLmR-9vFfTUw', 'KWPZAN');
INSERT INTO sitting VALUES ('pUhrNbwPZ35jUHNn', 'Y62V26');
INSERT INTO sitting VALUES ('xwjpXLmR-9vFfTUw', 'Y62V26');
CREATE TABLE jobs (
    table_id TEXT PRIMARY KEY,
    due_at INTEGER NOT NULL,
    claimed_by TEXT NOT NULL,
    claimed_until INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO jobs VALUES ('Y62V26', 1795093504976, 'alone', 0);
CREATE TABLE players (id TEXT PRIMARY KEY, name TEXT NOT NULL, at INTEGER NOT NULL, epoch INTEGER NOT NULL DEFAULT 0, owner TEXT NOT NULL DEFAULT '') WITHOUT ROWID;
INSERT INTO players VALUES ('d0JpmHlysnitKpmO', 'Clockwork', 1795007104641, 0, 'xwjpXLmR-9vFfTUw');
INSERT INTO players VALUES ('evwqvYjIyAhBlvS3', 'Cleo', 1795007104506, 0, '');
INSERT INTO players VALUES ('pUhrNbwPZ35jUHNn', 'Bob', 1795007104454, 0, '');
INSERT INTO players VALUES ('xwjpXLmR-9vFfTUw', 'Ann', 1795007104402, 0, '');
CREATE TABLE tokens (digest BLOB PRIMARY KEY, player TEXT NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID;
INSERT INTO tokens VALUES (X'1eedd8f8ceaa98a1e4bf17b0df06ba51ea51d98ebfe8ad86d7d17989abd50bcd', 'xwjpXLmR-9vFfTUw', 1795007104510);
INSERT INTO tokens VALUES (X'57153c5682e65837f45a27092e1f23d0b572e8f6933359653cc16b398f6fca6f', 'd0JpmHlysnitKpmO', 1795007104643);
CREATE TABLE notes (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
INSERT INTO notes VALUES ('beat', '1795007108980');
INSERT INTO notes VALUES ('secret', 'fd9a85c373046b5ea14018cab102c39f0332902634b2791a9abab51cccb339e2');
CREATE TABLE accounts (
    login TEXT PRIMARY KEY,
    player TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL,
    recovery BLOB NOT NULL,
    at INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO accounts VALUES ('ann of the hall', 'xwjpXLmR-9vFfTUw', '$argon2id$v=19$m=19456,t=2,p=1$GSFh3wabpxvR6z10vDX1aA$7pBkMN4+GU/xLrYe7z8bes0kZ7CGDdDaClhqvqtSSOg', X'6e85f080382939dca38119f19ae2520bb577e596a5754136627af28155a12dba', 1795007104575);
CREATE TABLE counted (table_id TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
INSERT INTO counted VALUES ('KWPZAN', 1795007106453);
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
INSERT INTO results VALUES ('KWPZAN', 0, 'carcassonne', 2, 'xwjpXLmR-9vFfTUw', 1, 23, '{"roads":[2,1],"cities":[9,1],"monasteries":[0,1],"fields":[12,1]}', 1795007106453);
INSERT INTO results VALUES ('KWPZAN', 1, 'carcassonne', 2, 'pUhrNbwPZ35jUHNn', 2, 21, '{"roads":[7,1],"cities":[0,1],"monasteries":[5,1],"fields":[9,1]}', 1795007106453);
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
INSERT INTO invitations VALUES ('d0JpmHlysnitKpmO', 'DHBK2P', 'xwjpXLmR-9vFfTUw', 1795007104652);
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
INSERT INTO drafts VALUES ('Y62V26', 1, 5, 'draw');
CREATE INDEX lines_by_status ON lines (status, visibility, updated);
CREATE INDEX sitting_by_table ON sitting (table_id);
CREATE INDEX jobs_by_due ON jobs (due_at);
CREATE INDEX results_by_who ON results (who, at);
CREATE INDEX ratings_by_who ON ratings (who);
CREATE INDEX players_by_owner ON players (owner);
CREATE INDEX subscriptions_by_player ON subscriptions (player);
PRAGMA user_version = 4;
COMMIT;
