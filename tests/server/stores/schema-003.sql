BEGIN;
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    n INTEGER NOT NULL,
    kind TEXT NOT NULL,
    body BLOB NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;
INSERT INTO entries VALUES ('F5NNEW', 1, 'opened', CAST('{"kind":"opened","terms":{"game":"carcassonne","seats":2,"clock":{}},"host":"xVQinX4C1WZT7EIm"}' AS BLOB), 1795007098516);
INSERT INTO entries VALUES ('F5NNEW', 2, 'sat', CAST('{"kind":"sat","seat":"A","name":"Ann","player":"xVQinX4C1WZT7EIm"}' AS BLOB), 1795007098516);
INSERT INTO entries VALUES ('F5NNEW', 3, 'sat', CAST('{"kind":"sat","seat":"B","name":"Bob","player":"R62ceU41g0OmffMs"}' AS BLOB), 1795007098528);
INSERT INTO entries VALUES ('F5NNEW', 4, 'started', CAST('{"kind":"started","commitment":"5a4efb9b18bae708b099de8301a6b92af26eaba8e4fdac138fdd50497dd74555"}' AS BLOB), 1795007098551);
INSERT INTO entries VALUES ('F5NNEW', 5, 'played', CAST('{"kind":"played","seat":"*","plies":[["*","tile E"]]}' AS BLOB), 1795007098551);
INSERT INTO entries VALUES ('F5NNEW', 6, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place E 0,1 r90"]]}' AS BLOB), 1795007098575);
INSERT INTO entries VALUES ('F5NNEW', 7, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","meeple field.0"],["*","tile P"]]}' AS BLOB), 1795007098606);
INSERT INTO entries VALUES ('F5NNEW', 8, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place P -1,0 r0"]]}' AS BLOB), 1795007098635);
INSERT INTO entries VALUES ('F5NNEW', 9, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile U"]]}' AS BLOB), 1795007098661);
INSERT INTO entries VALUES ('KHEJ94', 1, 'opened', CAST('{"kind":"opened","terms":{"game":"witchstone","seats":2,"clock":{}},"host":"xVQinX4C1WZT7EIm"}' AS BLOB), 1795007098938);
INSERT INTO entries VALUES ('KHEJ94', 2, 'sat', CAST('{"kind":"sat","seat":"A","name":"Ann","player":"xVQinX4C1WZT7EIm"}' AS BLOB), 1795007098938);
INSERT INTO entries VALUES ('KHEJ94', 3, 'sat', CAST('{"kind":"sat","seat":"B","name":"Bob","player":"R62ceU41g0OmffMs"}' AS BLOB), 1795007098953);
INSERT INTO entries VALUES ('KHEJ94', 4, 'started', CAST('{"kind":"started","commitment":"3057d6f55d758cbf19d8ac2c08b3bd4fbd72400b2055c182c4ab203cf875fc8c"}' AS BLOB), 1795007098978);
INSERT INTO entries VALUES ('KHEJ94', 5, 'played', CAST('{"kind":"played","seat":"*","plies":[["*","deal map crystal energy vp3 wand vp3 witch witch vp3 crystal scroll pentagram witch scroll wand scroll energy; library p_con_ccv p_cluster_wand p_occ_cft p_con_fvw p_occ_towers b2_pentagram; pentagram witch/scroll pentagram/wand energy/witch; A energy/witch energy/pentagram energy/crystal energy/wand crystal/scroll; B witch/pentagram witch/crystal witch/scroll crystal/scroll wand/scroll"]]}' AS BLOB), 1795007098978);
INSERT INTO entries VALUES ('KHEJ94', 6, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","tower tower_s"]]}' AS BLOB), 1795007099001);
INSERT INTO entries VALUES ('KHEJ94', 7, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","tower tower_n"]]}' AS BLOB), 1795007099015);
INSERT INTO entries VALUES ('KHEJ94', 8, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","crystal 0,0 to 1,-1"]]}' AS BLOB), 1795007099028);
INSERT INTO entries VALUES ('KHEJ94', 9, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","tile crystal/scroll -2,3 -1,2"]]}' AS BLOB), 1795007099045);
INSERT INTO entries VALUES ('PE5GNB', 1, 'opened', CAST('{"kind":"opened","terms":{"game":"rummikub","seats":2,"clock":{"mode":"days","seconds":86400,"expiry":"rule"}},"host":"xVQinX4C1WZT7EIm"}' AS BLOB), 1795007099057);
INSERT INTO entries VALUES ('PE5GNB', 2, 'sat', CAST('{"kind":"sat","seat":"A","name":"Ann","player":"xVQinX4C1WZT7EIm"}' AS BLOB), 1795007099057);
INSERT INTO entries VALUES ('PE5GNB', 3, 'sat', CAST('{"kind":"sat","seat":"B","name":"Bob","player":"R62ceU41g0OmffMs"}' AS BLOB), 1795007099065);
INSERT INTO entries VALUES ('PE5GNB', 4, 'started', CAST('{"kind":"started","commitment":"42adbb5da2d6ba506a547f4b51d06ec2c7352e4b1a3399a6982cd8d56415d5fc"}' AS BLOB), 1795007099072);
INSERT INTO entries VALUES ('PE5GNB', 5, 'played', CAST('{"kind":"played","seat":"*","plies":[["*","lots A B11, B R7"],["*","deal A K1 K6 K9 K9 K10 R9 R10 R10 R13 R13 G10 G11 B7 B8, B K6 K11 R4 R5 G1 G3 G4 G12 G13 B2 B4 B4 B9 B12"]]}' AS BLOB), 1795007099072);
INSERT INTO entries VALUES ('QTLKBP', 1, 'opened', CAST('{"kind":"opened","terms":{"game":"wizard","seats":3,"clock":{}},"host":"xVQinX4C1WZT7EIm"}' AS BLOB), 1795007097968);
INSERT INTO entries VALUES ('QTLKBP', 2, 'sat', CAST('{"kind":"sat","seat":"A","name":"Ann","player":"xVQinX4C1WZT7EIm"}' AS BLOB), 1795007097968);
INSERT INTO entries VALUES ('QTLKBP', 3, 'sat', CAST('{"kind":"sat","seat":"B","name":"Bob","player":"R62ceU41g0OmffMs"}' AS BLOB), 1795007097980);
INSERT INTO entries VALUES ('QTLKBP', 4, 'sat', CAST('{"kind":"sat","seat":"C","name":"Cleo","player":"BLdEWNReaX9QNtdW"}' AS BLOB), 1795007097995);
INSERT INTO entries VALUES ('QTLKBP', 5, 'started', CAST('{"kind":"started","commitment":"727b74e1efdd25996a1d45a23deac11bbe44d481c7b48dd1f1f1eaaa5c9dbbda"}' AS BLOB), 1795007098009);
INSERT INTO entries VALUES ('QTLKBP', 6, 'played', CAST('{"kind":"played","seat":"*","plies":[["*","deal A Y3, B B12, C R1; turn R10"]]}' AS BLOB), 1795007098009);
INSERT INTO entries VALUES ('QTLKBP', 7, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","bid 0"]]}' AS BLOB), 1795007098039);
INSERT INTO entries VALUES ('QTLKBP', 8, 'played', CAST('{"kind":"played","seat":"C","plies":[["C","bid 0"]]}' AS BLOB), 1795007098065);
INSERT INTO entries VALUES ('QTLKBP', 9, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","bid 1"]]}' AS BLOB), 1795007098088);
INSERT INTO entries VALUES ('QTLKBP', 10, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","play B12"]]}' AS BLOB), 1795007098117);
INSERT INTO entries VALUES ('VJ28NG', 1, 'opened', CAST('{"kind":"opened","terms":{"game":"rummikub","seats":2,"clock":{}},"host":"xVQinX4C1WZT7EIm"}' AS BLOB), 1795007098159);
INSERT INTO entries VALUES ('VJ28NG', 2, 'sat', CAST('{"kind":"sat","seat":"A","name":"Ann","player":"xVQinX4C1WZT7EIm"}' AS BLOB), 1795007098159);
INSERT INTO entries VALUES ('VJ28NG', 3, 'sat', CAST('{"kind":"sat","seat":"B","name":"Bob","player":"R62ceU41g0OmffMs"}' AS BLOB), 1795007098168);
INSERT INTO entries VALUES ('VJ28NG', 4, 'started', CAST('{"kind":"started","commitment":"a7f19f146ba3010050a3bc59b9a6fc06ace4a2012b3aa05c30accab108587a30"}' AS BLOB), 1795007098180);
INSERT INTO entries VALUES ('VJ28NG', 5, 'played', CAST('{"kind":"played","seat":"*","plies":[["*","lots A B7, B G2"],["*","deal A K2 K5 K8 K13 K13 R5 R12 G13 B2 B3 B6 B7 B8 J, B K2 K3 K5 K6 K6 K12 R4 R5 R8 G2 G11 B5 B9 B10"]]}' AS BLOB), 1795007098180);
INSERT INTO entries VALUES ('VJ28NG', 6, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","draw"],["*","take K1"]]}' AS BLOB), 1795007098203);
INSERT INTO entries VALUES ('VJ28NG', 7, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","draw"],["*","take R1"]]}' AS BLOB), 1795007098230);
INSERT INTO entries VALUES ('VJ28NG', 8, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","table [K13 G13 J] [B6 B7 B8]"]]}' AS BLOB), 1795007098263);
INSERT INTO entries VALUES ('VJ28NG', 9, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","draw"],["*","take R13"]]}' AS BLOB), 1795007098292);
INSERT INTO entries VALUES ('XPTEHA', 1, 'opened', CAST('{"kind":"opened","terms":{"game":"wizard","seats":4,"clock":{}},"host":"xVQinX4C1WZT7EIm"}' AS BLOB), 1795007097912);
INSERT INTO entries VALUES ('XPTEHA', 2, 'sat', CAST('{"kind":"sat","seat":"A","name":"Ann","player":"xVQinX4C1WZT7EIm"}' AS BLOB), 1795007097912);
INSERT INTO entries VALUES ('XPTEHA', 3, 'sat', CAST('{"kind":"sat","seat":"B","name":"Bob","player":"R62ceU41g0OmffMs"}' AS BLOB), 1795007097925);
INSERT INTO entries VALUES ('XPTEHA', 4, 'said', CAST('{"kind":"said","player":"R62ceU41g0OmffMs","name":"Bob","text":"anybody else?"}' AS BLOB), 1795007097935);
INSERT INTO entries VALUES ('Y4C8X3', 1, 'opened', CAST('{"kind":"opened","terms":{"game":"carcassonne","seats":2,"clock":{}},"host":"xVQinX4C1WZT7EIm"}' AS BLOB), 1795007099096);
INSERT INTO entries VALUES ('Y4C8X3', 2, 'sat', CAST('{"kind":"sat","seat":"A","name":"Ann","player":"xVQinX4C1WZT7EIm"}' AS BLOB), 1795007099096);
INSERT INTO entries VALUES ('Y4C8X3', 3, 'sat', CAST('{"kind":"sat","seat":"B","name":"Bob","player":"R62ceU41g0OmffMs"}' AS BLOB), 1795007099104);
INSERT INTO entries VALUES ('Y4C8X3', 4, 'started', CAST('{"kind":"started","commitment":"aae14351fdabc5a2b8e8d9d897cfca9b836745111fa2a7dd91ffed350df07e75"}' AS BLOB), 1795007099113);
INSERT INTO entries VALUES ('Y4C8X3', 5, 'played', CAST('{"kind":"played","seat":"*","plies":[["*","tile U"]]}' AS BLOB), 1795007099113);
INSERT INTO entries VALUES ('Y4C8X3', 6, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place U 1,0 r0"]]}' AS BLOB), 1795007099127);
INSERT INTO entries VALUES ('Y4C8X3', 7, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","meeple field.1"],["*","tile MW1"]]}' AS BLOB), 1795007099156);
INSERT INTO entries VALUES ('Y4C8X3', 8, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place MW1 2,0 r0"]]}' AS BLOB), 1795007099174);
INSERT INTO entries VALUES ('Y4C8X3', 9, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","witch 2,0 city.0"]]}' AS BLOB), 1795007099189);
INSERT INTO entries VALUES ('Y4C8X3', 10, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile K"]]}' AS BLOB), 1795007099200);
INSERT INTO entries VALUES ('Y4C8X3', 11, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place K -1,0 r270"]]}' AS BLOB), 1795007099214);
INSERT INTO entries VALUES ('Y4C8X3', 12, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","meeple road.0"],["*","tile L"]]}' AS BLOB), 1795007099224);
INSERT INTO entries VALUES ('Y4C8X3', 13, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place L 2,1 r180"]]}' AS BLOB), 1795007099236);
INSERT INTO entries VALUES ('Y4C8X3', 14, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","meeple road.0"],["*","tile F"]]}' AS BLOB), 1795007099254);
INSERT INTO entries VALUES ('Y4C8X3', 15, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place F -2,0 r180"]]}' AS BLOB), 1795007099274);
INSERT INTO entries VALUES ('Y4C8X3', 16, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","meeple field.1"],["*","tile M"]]}' AS BLOB), 1795007099290);
INSERT INTO entries VALUES ('Y4C8X3', 17, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place M -3,0 r90"]]}' AS BLOB), 1795007099315);
INSERT INTO entries VALUES ('Y4C8X3', 18, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","meeple city.0"],["*","tile O"]]}' AS BLOB), 1795007099335);
INSERT INTO entries VALUES ('Y4C8X3', 19, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place O -3,-1 r180"]]}' AS BLOB), 1795007099357);
INSERT INTO entries VALUES ('Y4C8X3', 20, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile E"]]}' AS BLOB), 1795007099371);
INSERT INTO entries VALUES ('Y4C8X3', 21, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place E 1,-1 r90"]]}' AS BLOB), 1795007099387);
INSERT INTO entries VALUES ('Y4C8X3', 22, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile H"]]}' AS BLOB), 1795007099396);
INSERT INTO entries VALUES ('Y4C8X3', 23, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place H -2,-1 r270"]]}' AS BLOB), 1795007099413);
INSERT INTO entries VALUES ('Y4C8X3', 24, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile C"]]}' AS BLOB), 1795007099427);
INSERT INTO entries VALUES ('Y4C8X3', 25, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place C 2,2 r0"]]}' AS BLOB), 1795007099447);
INSERT INTO entries VALUES ('Y4C8X3', 26, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile MW2"]]}' AS BLOB), 1795007099465);
INSERT INTO entries VALUES ('Y4C8X3', 27, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place MW2 3,2 r270"]]}' AS BLOB), 1795007099480);
INSERT INTO entries VALUES ('Y4C8X3', 28, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","mage 2,1 road.0"]]}' AS BLOB), 1795007099489);
INSERT INTO entries VALUES ('Y4C8X3', 29, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","meeple field.1"],["*","tile D"]]}' AS BLOB), 1795007099502);
INSERT INTO entries VALUES ('Y4C8X3', 30, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place D 4,2 r0"]]}' AS BLOB), 1795007099511);
INSERT INTO entries VALUES ('Y4C8X3', 31, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","meeple field.1"],["*","tile L"]]}' AS BLOB), 1795007099522);
INSERT INTO entries VALUES ('Y4C8X3', 32, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place L 5,2 r0"]]}' AS BLOB), 1795007099536);
INSERT INTO entries VALUES ('Y4C8X3', 33, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","meeple field.1"],["*","tile L"]]}' AS BLOB), 1795007099551);
INSERT INTO entries VALUES ('Y4C8X3', 34, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place L 3,3 r0"]]}' AS BLOB), 1795007099578);
INSERT INTO entries VALUES ('Y4C8X3', 35, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","meeple field.0"],["*","tile R"]]}' AS BLOB), 1795007099593);
INSERT INTO entries VALUES ('Y4C8X3', 36, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place R -4,0 r270"]]}' AS BLOB), 1795007099607);
INSERT INTO entries VALUES ('Y4C8X3', 37, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile F"]]}' AS BLOB), 1795007099616);
INSERT INTO entries VALUES ('Y4C8X3', 38, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place F -5,0 r0"]]}' AS BLOB), 1795007099627);
INSERT INTO entries VALUES ('Y4C8X3', 39, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","meeple field.1"],["*","tile V"]]}' AS BLOB), 1795007099648);
INSERT INTO entries VALUES ('Y4C8X3', 40, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place V -3,1 r270"]]}' AS BLOB), 1795007099680);
INSERT INTO entries VALUES ('Y4C8X3', 41, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","meeple road.0"],["*","tile I"]]}' AS BLOB), 1795007099689);
INSERT INTO entries VALUES ('Y4C8X3', 42, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place I -6,0 r90"]]}' AS BLOB), 1795007099695);
INSERT INTO entries VALUES ('Y4C8X3', 43, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile V"]]}' AS BLOB), 1795007099704);
INSERT INTO entries VALUES ('Y4C8X3', 44, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place V 3,1 r0"]]}' AS BLOB), 1795007099713);
INSERT INTO entries VALUES ('Y4C8X3', 45, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile V"]]}' AS BLOB), 1795007099719);
INSERT INTO entries VALUES ('Y4C8X3', 46, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place V 4,3 r0"]]}' AS BLOB), 1795007099731);
INSERT INTO entries VALUES ('Y4C8X3', 47, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile B"]]}' AS BLOB), 1795007099737);
INSERT INTO entries VALUES ('Y4C8X3', 48, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place B -5,1 r90"]]}' AS BLOB), 1795007099744);
INSERT INTO entries VALUES ('Y4C8X3', 49, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","meeple monastery.0"],["*","tile J"]]}' AS BLOB), 1795007099753);
INSERT INTO entries VALUES ('Y4C8X3', 50, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place J -7,0 r180"]]}' AS BLOB), 1795007099759);
INSERT INTO entries VALUES ('Y4C8X3', 51, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","meeple road.0"],["*","tile N"]]}' AS BLOB), 1795007099771);
INSERT INTO entries VALUES ('Y4C8X3', 52, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place N -6,-1 r270"]]}' AS BLOB), 1795007099782);
INSERT INTO entries VALUES ('Y4C8X3', 53, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile MW6"]]}' AS BLOB), 1795007099788);
INSERT INTO entries VALUES ('Y4C8X3', 54, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place MW6 3,4 r180"]]}' AS BLOB), 1795007099794);
INSERT INTO entries VALUES ('Y4C8X3', 55, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","mage -7,0 road.0"]]}' AS BLOB), 1795007099805);
INSERT INTO entries VALUES ('Y4C8X3', 56, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile R"]]}' AS BLOB), 1795007099811);
INSERT INTO entries VALUES ('Y4C8X3', 57, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place R 5,1 r270"]]}' AS BLOB), 1795007099821);
INSERT INTO entries VALUES ('Y4C8X3', 58, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile P"]]}' AS BLOB), 1795007099829);
INSERT INTO entries VALUES ('Y4C8X3', 59, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place P 3,5 r90"]]}' AS BLOB), 1795007099835);
INSERT INTO entries VALUES ('Y4C8X3', 60, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","meeple road.0"],["*","tile U"]]}' AS BLOB), 1795007099845);
INSERT INTO entries VALUES ('Y4C8X3', 61, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place U -6,-2 r0"]]}' AS BLOB), 1795007099851);
INSERT INTO entries VALUES ('Y4C8X3', 62, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile B"]]}' AS BLOB), 1795007099860);
INSERT INTO entries VALUES ('Y4C8X3', 63, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place B -6,-3 r180"]]}' AS BLOB), 1795007099876);
INSERT INTO entries VALUES ('Y4C8X3', 64, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","meeple field.0"],["*","tile N"]]}' AS BLOB), 1795007099891);
INSERT INTO entries VALUES ('Y4C8X3', 65, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place N -7,-3 r270"]]}' AS BLOB), 1795007099905);
INSERT INTO entries VALUES ('Y4C8X3', 66, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile V"]]}' AS BLOB), 1795007099920);
INSERT INTO entries VALUES ('Y4C8X3', 67, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place V -5,-2 r0"]]}' AS BLOB), 1795007099927);
INSERT INTO entries VALUES ('Y4C8X3', 68, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile V"]]}' AS BLOB), 1795007099944);
INSERT INTO entries VALUES ('Y4C8X3', 69, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place V -6,-4 r180"]]}' AS BLOB), 1795007099956);
INSERT INTO entries VALUES ('Y4C8X3', 70, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile MW5"]]}' AS BLOB), 1795007099964);
INSERT INTO entries VALUES ('Y4C8X3', 71, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place MW5 -1,-1 r270"]]}' AS BLOB), 1795007099971);
INSERT INTO entries VALUES ('Y4C8X3', 72, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","mage 3,2 city.0"]]}' AS BLOB), 1795007099984);
INSERT INTO entries VALUES ('Y4C8X3', 73, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile X"]]}' AS BLOB), 1795007099991);
INSERT INTO entries VALUES ('Y4C8X3', 74, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place X -3,2 r90"]]}' AS BLOB), 1795007100000);
INSERT INTO entries VALUES ('Y4C8X3', 75, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile U"]]}' AS BLOB), 1795007100007);
INSERT INTO entries VALUES ('Y4C8X3', 76, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place U -6,-5 r270"]]}' AS BLOB), 1795007100017);
INSERT INTO entries VALUES ('Y4C8X3', 77, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile P"]]}' AS BLOB), 1795007100029);
INSERT INTO entries VALUES ('Y4C8X3', 78, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place P -3,-2 r0"]]}' AS BLOB), 1795007100036);
INSERT INTO entries VALUES ('Y4C8X3', 79, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile H"]]}' AS BLOB), 1795007100048);
INSERT INTO entries VALUES ('Y4C8X3', 80, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place H -4,1 r180"]]}' AS BLOB), 1795007100055);
INSERT INTO entries VALUES ('Y4C8X3', 81, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile U"]]}' AS BLOB), 1795007100065);
INSERT INTO entries VALUES ('Y4C8X3', 82, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place U 5,3 r270"]]}' AS BLOB), 1795007100077);
INSERT INTO entries VALUES ('Y4C8X3', 83, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile W"]]}' AS BLOB), 1795007100101);
INSERT INTO entries VALUES ('Y4C8X3', 84, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place W -8,0 r270"]]}' AS BLOB), 1795007100114);
INSERT INTO entries VALUES ('Y4C8X3', 85, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile V"]]}' AS BLOB), 1795007100127);
INSERT INTO entries VALUES ('Y4C8X3', 86, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place V -1,1 r180"]]}' AS BLOB), 1795007100142);
INSERT INTO entries VALUES ('Y4C8X3', 87, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile E"]]}' AS BLOB), 1795007100151);
INSERT INTO entries VALUES ('Y4C8X3', 88, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place E 6,1 r90"]]}' AS BLOB), 1795007100167);
INSERT INTO entries VALUES ('Y4C8X3', 89, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile MW7"]]}' AS BLOB), 1795007100180);
INSERT INTO entries VALUES ('Y4C8X3', 90, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place MW7 2,4 r90"]]}' AS BLOB), 1795007100195);
INSERT INTO entries VALUES ('Y4C8X3', 91, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","mage 5,3 road.0"]]}' AS BLOB), 1795007100220);
INSERT INTO entries VALUES ('Y4C8X3', 92, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile A"]]}' AS BLOB), 1795007100234);
INSERT INTO entries VALUES ('Y4C8X3', 93, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place A 6,0 r180"]]}' AS BLOB), 1795007100241);
INSERT INTO entries VALUES ('Y4C8X3', 94, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile B"]]}' AS BLOB), 1795007100248);
INSERT INTO entries VALUES ('Y4C8X3', 95, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place B 1,-2 r0"]]}' AS BLOB), 1795007100266);
INSERT INTO entries VALUES ('Y4C8X3', 96, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile MW8"]]}' AS BLOB), 1795007100277);
INSERT INTO entries VALUES ('Y4C8X3', 97, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place MW8 -8,1 r180"]]}' AS BLOB), 1795007100293);
INSERT INTO entries VALUES ('Y4C8X3', 98, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","witch 6,0 road.0"]]}' AS BLOB), 1795007100317);
INSERT INTO entries VALUES ('Y4C8X3', 99, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile U"]]}' AS BLOB), 1795007100336);
INSERT INTO entries VALUES ('Y4C8X3', 100, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place U 6,3 r90"]]}' AS BLOB), 1795007100366);
INSERT INTO entries VALUES ('Y4C8X3', 101, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile V"]]}' AS BLOB), 1795007100377);
INSERT INTO entries VALUES ('Y4C8X3', 102, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place V -5,2 r270"]]}' AS BLOB), 1795007100391);
INSERT INTO entries VALUES ('Y4C8X3', 103, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile A"]]}' AS BLOB), 1795007100411);
INSERT INTO entries VALUES ('Y4C8X3', 104, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place A 0,-2 r0"]]}' AS BLOB), 1795007100441);
INSERT INTO entries VALUES ('Y4C8X3', 105, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile R"]]}' AS BLOB), 1795007100459);
INSERT INTO entries VALUES ('Y4C8X3', 106, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place R 2,-1 r180"]]}' AS BLOB), 1795007100503);
INSERT INTO entries VALUES ('Y4C8X3', 107, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile E"]]}' AS BLOB), 1795007100512);
INSERT INTO entries VALUES ('Y4C8X3', 108, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place E -6,2 r270"]]}' AS BLOB), 1795007100545);
INSERT INTO entries VALUES ('Y4C8X3', 109, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile V"]]}' AS BLOB), 1795007100560);
INSERT INTO entries VALUES ('Y4C8X3', 110, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place V -2,-2 r90"]]}' AS BLOB), 1795007100591);
INSERT INTO entries VALUES ('Y4C8X3', 111, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile K"]]}' AS BLOB), 1795007100662);
INSERT INTO entries VALUES ('Y4C8X3', 112, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place K -3,3 r180"]]}' AS BLOB), 1795007100687);
INSERT INTO entries VALUES ('Y4C8X3', 113, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile P"]]}' AS BLOB), 1795007100763);
INSERT INTO entries VALUES ('Y4C8X3', 114, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place P -2,-3 r90"]]}' AS BLOB), 1795007100773);
INSERT INTO entries VALUES ('Y4C8X3', 115, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile W"]]}' AS BLOB), 1795007100794);
INSERT INTO entries VALUES ('Y4C8X3', 116, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place W -2,2 r180"]]}' AS BLOB), 1795007100804);
INSERT INTO entries VALUES ('Y4C8X3', 117, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile G"]]}' AS BLOB), 1795007100813);
INSERT INTO entries VALUES ('Y4C8X3', 118, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place G 7,1 r0"]]}' AS BLOB), 1795007100822);
INSERT INTO entries VALUES ('Y4C8X3', 119, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile J"]]}' AS BLOB), 1795007100841);
INSERT INTO entries VALUES ('Y4C8X3', 120, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place J 2,3 r0"]]}' AS BLOB), 1795007100857);
INSERT INTO entries VALUES ('Y4C8X3', 121, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile D"]]}' AS BLOB), 1795007100878);
INSERT INTO entries VALUES ('Y4C8X3', 122, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place D -5,3 r270"]]}' AS BLOB), 1795007100894);
INSERT INTO entries VALUES ('Y4C8X3', 123, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile S"]]}' AS BLOB), 1795007100903);
INSERT INTO entries VALUES ('Y4C8X3', 124, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place S -8,-1 r0"]]}' AS BLOB), 1795007100917);
INSERT INTO entries VALUES ('Y4C8X3', 125, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile MW4"]]}' AS BLOB), 1795007100934);
INSERT INTO entries VALUES ('Y4C8X3', 126, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place MW4 8,1 r180"]]}' AS BLOB), 1795007100944);
INSERT INTO entries VALUES ('Y4C8X3', 127, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","mage -6,0 city.1"]]}' AS BLOB), 1795007100952);
INSERT INTO entries VALUES ('Y4C8X3', 128, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile K"]]}' AS BLOB), 1795007100961);
INSERT INTO entries VALUES ('Y4C8X3', 129, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place K 6,-1 r270"]]}' AS BLOB), 1795007100973);
INSERT INTO entries VALUES ('Y4C8X3', 130, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile M"]]}' AS BLOB), 1795007100985);
INSERT INTO entries VALUES ('Y4C8X3', 131, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place M 1,-3 r90"]]}' AS BLOB), 1795007100998);
INSERT INTO entries VALUES ('Y4C8X3', 132, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile J"]]}' AS BLOB), 1795007101008);
INSERT INTO entries VALUES ('Y4C8X3', 133, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place J 6,2 r90"]]}' AS BLOB), 1795007101019);
INSERT INTO entries VALUES ('Y4C8X3', 134, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile N"]]}' AS BLOB), 1795007101034);
INSERT INTO entries VALUES ('Y4C8X3', 135, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place N -9,0 r270"]]}' AS BLOB), 1795007101045);
INSERT INTO entries VALUES ('Y4C8X3', 136, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile E"]]}' AS BLOB), 1795007101055);
INSERT INTO entries VALUES ('Y4C8X3', 137, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place E 7,3 r180"]]}' AS BLOB), 1795007101064);
INSERT INTO entries VALUES ('Y4C8X3', 138, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile O"]]}' AS BLOB), 1795007101073);
INSERT INTO entries VALUES ('Y4C8X3', 139, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place O 6,4 r270"]]}' AS BLOB), 1795007101080);
INSERT INTO entries VALUES ('Y4C8X3', 140, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile B"]]}' AS BLOB), 1795007101088);
INSERT INTO entries VALUES ('Y4C8X3', 141, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place B 7,0 r180"]]}' AS BLOB), 1795007101099);
INSERT INTO entries VALUES ('Y4C8X3', 142, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile E"]]}' AS BLOB), 1795007101108);
INSERT INTO entries VALUES ('Y4C8X3', 143, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place E 6,5 r0"]]}' AS BLOB), 1795007101118);
INSERT INTO entries VALUES ('Y4C8X3', 144, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile W"]]}' AS BLOB), 1795007101126);
INSERT INTO entries VALUES ('Y4C8X3', 145, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place W 1,4 r0"]]}' AS BLOB), 1795007101136);
INSERT INTO entries VALUES ('Y4C8X3', 146, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile W"]]}' AS BLOB), 1795007101148);
INSERT INTO entries VALUES ('Y4C8X3', 147, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place W -6,-6 r270"]]}' AS BLOB), 1795007101158);
INSERT INTO entries VALUES ('Y4C8X3', 148, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile U"]]}' AS BLOB), 1795007101168);
INSERT INTO entries VALUES ('Y4C8X3', 149, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place U -7,-6 r90"]]}' AS BLOB), 1795007101192);
INSERT INTO entries VALUES ('Y4C8X3', 150, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile H"]]}' AS BLOB), 1795007101204);
INSERT INTO entries VALUES ('Y4C8X3', 151, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place H -4,3 r180"]]}' AS BLOB), 1795007101216);
INSERT INTO entries VALUES ('Y4C8X3', 152, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile V"]]}' AS BLOB), 1795007101226);
INSERT INTO entries VALUES ('Y4C8X3', 153, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place V 8,0 r270"]]}' AS BLOB), 1795007101236);
INSERT INTO entries VALUES ('Y4C8X3', 154, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile Q"]]}' AS BLOB), 1795007101245);
INSERT INTO entries VALUES ('Y4C8X3', 155, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place Q -3,4 r90"]]}' AS BLOB), 1795007101253);
INSERT INTO entries VALUES ('Y4C8X3', 156, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile MW3"]]}' AS BLOB), 1795007101262);
INSERT INTO entries VALUES ('Y4C8X3', 157, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place MW3 -1,-3 r270"]]}' AS BLOB), 1795007101290);
INSERT INTO entries VALUES ('Y4C8X3', 158, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","witch 5,2 road.0"]]}' AS BLOB), 1795007101305);
INSERT INTO entries VALUES ('Y4C8X3', 159, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile T"]]}' AS BLOB), 1795007101314);
INSERT INTO entries VALUES ('Y4C8X3', 160, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place T -3,5 r0"]]}' AS BLOB), 1795007101324);
INSERT INTO entries VALUES ('Y4C8X3', 161, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile U"]]}' AS BLOB), 1795007101337);
INSERT INTO entries VALUES ('Y4C8X3', 162, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place U 3,6 r270"]]}' AS BLOB), 1795007101348);
INSERT INTO entries VALUES ('Y4C8X3', 163, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile D"]]}' AS BLOB), 1795007101360);
INSERT INTO entries VALUES ('Y4C8X3', 164, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place D 0,4 r180"]]}' AS BLOB), 1795007101373);
INSERT INTO entries VALUES ('Y4C8X3', 165, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile U"]]}' AS BLOB), 1795007101381);
INSERT INTO entries VALUES ('Y4C8X3', 166, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place U -7,-5 r90"]]}' AS BLOB), 1795007101389);
INSERT INTO entries VALUES ('Y4C8X3', 167, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile S"]]}' AS BLOB), 1795007101397);
INSERT INTO entries VALUES ('Y4C8X3', 168, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place S 2,-3 r180"]]}' AS BLOB), 1795007101404);
INSERT INTO entries VALUES ('Y4C8X3', 169, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile I"]]}' AS BLOB), 1795007101411);
INSERT INTO entries VALUES ('Y4C8X3', 170, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place I -2,-4 r180"]]}' AS BLOB), 1795007101418);
INSERT INTO entries VALUES ('Y4C8X3', 171, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"]]}' AS BLOB), 1795007101424);
INSERT INTO entries VALUES ('Y4C8X3', 172, 'finished', CAST('{"kind":"finished","reason":"last-tile-placed","seed":"8f1f189e8cf81b082955fe71f6aa7e935b85225b3977bb83880a9ad3d2762182","outcome":{"scores":[23,24],"ranks":[2,1],"winners":["B"],"reason":"last-tile-placed"}}' AS BLOB), 1795007101424);
INSERT INTO entries VALUES ('Y4C8X3', 173, 'said', CAST('{"kind":"said","player":"R62ceU41g0OmffMs","name":"Bob","text":"good night, hall"}' AS BLOB), 1795007101449);
CREATE TABLE seeds (table_id TEXT PRIMARY KEY, seed TEXT NOT NULL) WITHOUT ROWID;
INSERT INTO seeds VALUES ('F5NNEW', 'bdcb5859115e5bae1a21056e337c12cbc32a4c260b232cb8f984fca414b251a2');
INSERT INTO seeds VALUES ('KHEJ94', 'f9426dc0eea0a2ee04e02ce4e7e66a5d1b89526a6bc2fd18ccf83d471cbdd065');
INSERT INTO seeds VALUES ('PE5GNB', '1e4a755d561d9992e6628d955a767c5bf6da49ab2ded028f90f8d01ba2cc9b0d');
INSERT INTO seeds VALUES ('QTLKBP', '521159e24a76e20a9ef39b79cdb3883c25812d628c587742b211a9ff1ac801c8');
INSERT INTO seeds VALUES ('VJ28NG', 'e683e92410af99a8db059c828da8e878647e703bd91c9dd55da162da9bff2d2d');
INSERT INTO seeds VALUES ('XPTEHA', '5a795cf3800bf13e916d1ced667c324efc993915f66417ac36850157946f9bac');
INSERT INTO seeds VALUES ('Y4C8X3', '8f1f189e8cf81b082955fe71f6aa7e935b85225b3977bb83880a9ad3d2762182');
CREATE TABLE lines (
    table_id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    visibility TEXT NOT NULL,
    seats INTEGER NOT NULL,
    names TEXT NOT NULL,
    updated INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO lines VALUES ('F5NNEW', 'carcassonne', 'playing', 'link', 2, '["Ann", "Bob"]', 1795007098551);
INSERT INTO lines VALUES ('KHEJ94', 'witchstone', 'playing', 'link', 2, '["Ann", "Bob"]', 1795007098978);
INSERT INTO lines VALUES ('PE5GNB', 'rummikub', 'playing', 'link', 2, '["Ann", "Bob"]', 1795007099072);
INSERT INTO lines VALUES ('QTLKBP', 'wizard', 'playing', 'link', 3, '["Ann", "Bob", "Cleo"]', 1795007098009);
INSERT INTO lines VALUES ('VJ28NG', 'rummikub', 'playing', 'link', 2, '["Ann", "Bob"]', 1795007098180);
INSERT INTO lines VALUES ('XPTEHA', 'wizard', 'gathering', 'link', 4, '["Ann", "Bob", "", ""]', 1795007097935);
INSERT INTO lines VALUES ('Y4C8X3', 'carcassonne', 'finished', 'link', 2, '["Ann", "Bob"]', 1795007101449);
CREATE TABLE sitting (
    player TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (player, table_id)
) WITHOUT ROWID;
INSERT INTO sitting VALUES ('R62ceU41g0OmffMs', 'F5NNEW');
INSERT INTO sitting VALUES ('xVQinX4C1WZT7EIm', 'F5NNEW');
INSERT INTO sitting VALUES ('R62ceU41g0OmffMs', 'KHEJ94');
INSERT INTO sitting VALUES ('xVQinX4C1WZT7EIm', 'KHEJ94');
INSERT INTO sitting VALUES ('R62ceU41g0OmffMs', 'PE5GNB');
INSERT INTO sitting VALUES ('xVQinX4C1WZT7EIm', 'PE5GNB');
INSERT INTO sitting VALUES ('BLdEWNReaX9QNtdW', 'QTLKBP');
INSERT INTO sitting VALUES ('R62ceU41g0OmffMs', 'QTLKBP');
INSERT INTO sitting VALUES ('xVQinX4C1WZT7EIm', 'QTLKBP');
INSERT INTO sitting VALUES ('R62ceU41g0OmffMs', 'VJ28NG');
INSERT INTO sitting VALUES ('xVQinX4C1WZT7EIm', 'VJ28NG');
INSERT INTO sitting VALUES ('R62ceU41g0OmffMs', 'XPTEHA');
INSERT INTO sitting VALUES ('xVQinX4C1WZT7EIm', 'XPTEHA');
INSERT INTO sitting VALUES ('R62ceU41g0OmffMs', 'Y4C8X3');
INSERT INTO sitting VALUES ('xVQinX4C1WZT7EIm', 'Y4C8X3');
CREATE TABLE jobs (
    table_id TEXT PRIMARY KEY,
    due_at INTEGER NOT NULL,
    claimed_by TEXT NOT NULL,
    claimed_until INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO jobs VALUES ('PE5GNB', 1795093499072, 'alone', 0);
CREATE TABLE players (id TEXT PRIMARY KEY, name TEXT NOT NULL, at INTEGER NOT NULL, epoch INTEGER NOT NULL DEFAULT 0, owner TEXT NOT NULL DEFAULT '') WITHOUT ROWID;
INSERT INTO players VALUES ('BLdEWNReaX9QNtdW', 'Cleo', 1795007097663, 0, '');
INSERT INTO players VALUES ('R62ceU41g0OmffMs', 'Bob', 1795007097536, 0, '');
INSERT INTO players VALUES ('xVQinX4C1WZT7EIm', 'Ann', 1795007097401, 0, '');
INSERT INTO players VALUES ('zxmkOM5gw2hbOmfW', 'Clockwork', 1795007097948, 0, 'xVQinX4C1WZT7EIm');
CREATE TABLE tokens (digest BLOB PRIMARY KEY, player TEXT NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID;
INSERT INTO tokens VALUES (X'8b02bb57ed59a2c53ec4ce1c9eef8c06f2300c35c26fbe7a00a7a01f3623f2c7', 'xVQinX4C1WZT7EIm', 1795007097676);
INSERT INTO tokens VALUES (X'e4b4c3e4eb5b602b15969dd11ce22fbeb5b7f1f808a0fda067aec3b91f07f818', 'zxmkOM5gw2hbOmfW', 1795007097951);
CREATE TABLE notes (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
INSERT INTO notes VALUES ('beat', '1795007101572');
INSERT INTO notes VALUES ('secret', 'af27e903c32612654c13594c0423a84b985320fea25d16a991987bbc3b0f33e2');
CREATE TABLE accounts (
    login TEXT PRIMARY KEY,
    player TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL,
    recovery BLOB NOT NULL,
    at INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO accounts VALUES ('ann of the hall', 'xVQinX4C1WZT7EIm', '$argon2id$v=19$m=19456,t=2,p=1$8ykF0DMFehXEgd6eWgrhaw$yjr/C0LVXy8enopTzFUBYDw7ZYP/LE2wo3b4oeBrOJM', X'b95b672e3921f2f4c5fdcbffe220fe9e3e253b311a628bf4281a89249657ba3b', 1795007097791);
CREATE TABLE counted (table_id TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
INSERT INTO counted VALUES ('Y4C8X3', 1795007101424);
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
INSERT INTO results VALUES ('Y4C8X3', 0, 'carcassonne', 2, 'xVQinX4C1WZT7EIm', 2, 23, '{"roads":[7,1],"cities":[0,1],"monasteries":[7,1],"fields":[9,1]}', 1795007101424);
INSERT INTO results VALUES ('Y4C8X3', 1, 'carcassonne', 2, 'R62ceU41g0OmffMs', 1, 24, '{"roads":[5,1],"cities":[16,1],"monasteries":[0,1],"fields":[3,1]}', 1795007101424);
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
INSERT INTO invitations VALUES ('zxmkOM5gw2hbOmfW', 'XPTEHA', 'xVQinX4C1WZT7EIm', 1795007097963);
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
CREATE INDEX lines_by_status ON lines (status, visibility, updated);
CREATE INDEX sitting_by_table ON sitting (table_id);
CREATE INDEX jobs_by_due ON jobs (due_at);
CREATE INDEX results_by_who ON results (who, at);
CREATE INDEX ratings_by_who ON ratings (who);
CREATE INDEX players_by_owner ON players (owner);
CREATE INDEX subscriptions_by_player ON subscriptions (player);
PRAGMA user_version = 3;
COMMIT;
