BEGIN;
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    n INTEGER NOT NULL,
    kind TEXT NOT NULL,
    body BLOB NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;
INSERT INTO entries VALUES ('33V9V7', 1, 'opened', CAST('{"kind":"opened","terms":{"game":"wizard","seats":4,"clock":{}},"host":"lSFAM_qFBkYJG0A5"}' AS BLOB), 1795007088269);
INSERT INTO entries VALUES ('33V9V7', 2, 'sat', CAST('{"kind":"sat","seat":"A","name":"Ann","player":"lSFAM_qFBkYJG0A5"}' AS BLOB), 1795007088269);
INSERT INTO entries VALUES ('33V9V7', 3, 'sat', CAST('{"kind":"sat","seat":"B","name":"Bob","player":"EKCU51n7Ezedt7cV"}' AS BLOB), 1795007088292);
INSERT INTO entries VALUES ('33V9V7', 4, 'said', CAST('{"kind":"said","player":"EKCU51n7Ezedt7cV","name":"Bob","text":"anybody else?"}' AS BLOB), 1795007088296);
INSERT INTO entries VALUES ('4SB6SK', 1, 'opened', CAST('{"kind":"opened","terms":{"game":"rummikub","seats":2,"clock":{}},"host":"lSFAM_qFBkYJG0A5"}' AS BLOB), 1795007088437);
INSERT INTO entries VALUES ('4SB6SK', 2, 'sat', CAST('{"kind":"sat","seat":"A","name":"Ann","player":"lSFAM_qFBkYJG0A5"}' AS BLOB), 1795007088437);
INSERT INTO entries VALUES ('4SB6SK', 3, 'sat', CAST('{"kind":"sat","seat":"B","name":"Bob","player":"EKCU51n7Ezedt7cV"}' AS BLOB), 1795007088456);
INSERT INTO entries VALUES ('4SB6SK', 4, 'started', CAST('{"kind":"started","commitment":"b755070e9934dcac4422aaf340a26cbd3f1c4aeb3a78475e969b23a506183c32"}' AS BLOB), 1795007088465);
INSERT INTO entries VALUES ('4SB6SK', 5, 'played', CAST('{"kind":"played","seat":"*","plies":[["*","lots A J, B K2"],["*","lots A G12"],["*","deal A K3 K5 K10 R9 R11 R12 R13 G7 G9 G12 G13 B6 B6 B13, B K8 K11 R2 R3 R8 R9 R12 G5 B5 B9 B10 B10 B13 J"]]}' AS BLOB), 1795007088465);
INSERT INTO entries VALUES ('4SB6SK', 6, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","draw"],["*","take G8"]]}' AS BLOB), 1795007088482);
INSERT INTO entries VALUES ('4SB6SK', 7, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","draw"],["*","take R3"]]}' AS BLOB), 1795007088519);
INSERT INTO entries VALUES ('4SB6SK', 8, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","table [R13 G13 B13] [G7 G8 G9]"]]}' AS BLOB), 1795007088551);
INSERT INTO entries VALUES ('4SB6SK', 9, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","table [R13 G13 B13] [G7 G8 G9] [B9 B10 J]"]]}' AS BLOB), 1795007088588);
INSERT INTO entries VALUES ('9AKTPR', 1, 'opened', CAST('{"kind":"opened","terms":{"game":"rummikub","seats":2,"clock":{"mode":"days","seconds":86400,"expiry":"rule"}},"host":"lSFAM_qFBkYJG0A5"}' AS BLOB), 1795007089338);
INSERT INTO entries VALUES ('9AKTPR', 2, 'sat', CAST('{"kind":"sat","seat":"A","name":"Ann","player":"lSFAM_qFBkYJG0A5"}' AS BLOB), 1795007089338);
INSERT INTO entries VALUES ('9AKTPR', 3, 'sat', CAST('{"kind":"sat","seat":"B","name":"Bob","player":"EKCU51n7Ezedt7cV"}' AS BLOB), 1795007089345);
INSERT INTO entries VALUES ('9AKTPR', 4, 'started', CAST('{"kind":"started","commitment":"1bc536145f535fc455f4ca6f181d320d3e84df211898b5c489f6c6133fc479a6"}' AS BLOB), 1795007089364);
INSERT INTO entries VALUES ('9AKTPR', 5, 'played', CAST('{"kind":"played","seat":"*","plies":[["*","lots A G12, B R10"],["*","deal A K1 K3 K8 K11 R3 R4 R9 R12 R13 G5 G12 B3 B11 J, B K2 K3 K8 K9 K13 R6 R10 R11 B1 B5 B8 B9 B10 B11"]]}' AS BLOB), 1795007089364);
INSERT INTO entries VALUES ('CGTK7R', 1, 'opened', CAST('{"kind":"opened","terms":{"game":"wizard","seats":3,"clock":{}},"host":"lSFAM_qFBkYJG0A5"}' AS BLOB), 1795007088302);
INSERT INTO entries VALUES ('CGTK7R', 2, 'sat', CAST('{"kind":"sat","seat":"A","name":"Ann","player":"lSFAM_qFBkYJG0A5"}' AS BLOB), 1795007088302);
INSERT INTO entries VALUES ('CGTK7R', 3, 'sat', CAST('{"kind":"sat","seat":"B","name":"Bob","player":"EKCU51n7Ezedt7cV"}' AS BLOB), 1795007088306);
INSERT INTO entries VALUES ('CGTK7R', 4, 'sat', CAST('{"kind":"sat","seat":"C","name":"Cleo","player":"w6Y9rrXhQfXYGE7G"}' AS BLOB), 1795007088309);
INSERT INTO entries VALUES ('CGTK7R', 5, 'started', CAST('{"kind":"started","commitment":"51ddb27b837be0f43983cc33e475a097388daf9f78c4d8cab387c841a59b2100"}' AS BLOB), 1795007088313);
INSERT INTO entries VALUES ('CGTK7R', 6, 'played', CAST('{"kind":"played","seat":"*","plies":[["*","deal A Y5, B Z4, C B5; turn Y10"]]}' AS BLOB), 1795007088313);
INSERT INTO entries VALUES ('CGTK7R', 7, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","bid 0"]]}' AS BLOB), 1795007088327);
INSERT INTO entries VALUES ('CGTK7R', 8, 'played', CAST('{"kind":"played","seat":"C","plies":[["C","bid 0"]]}' AS BLOB), 1795007088347);
INSERT INTO entries VALUES ('CGTK7R', 9, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","bid 1"]]}' AS BLOB), 1795007088358);
INSERT INTO entries VALUES ('CGTK7R', 10, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","play Z4"]]}' AS BLOB), 1795007088388);
INSERT INTO entries VALUES ('L5UWLK', 1, 'opened', CAST('{"kind":"opened","terms":{"game":"witchstone","seats":2,"clock":{}},"host":"lSFAM_qFBkYJG0A5"}' AS BLOB), 1795007089162);
INSERT INTO entries VALUES ('L5UWLK', 2, 'sat', CAST('{"kind":"sat","seat":"A","name":"Ann","player":"lSFAM_qFBkYJG0A5"}' AS BLOB), 1795007089162);
INSERT INTO entries VALUES ('L5UWLK', 3, 'sat', CAST('{"kind":"sat","seat":"B","name":"Bob","player":"EKCU51n7Ezedt7cV"}' AS BLOB), 1795007089180);
INSERT INTO entries VALUES ('L5UWLK', 4, 'started', CAST('{"kind":"started","commitment":"bb743ab7898e101aec2b4e0414d70dd6e34f69b2b4b9045541de13b07742c942"}' AS BLOB), 1795007089214);
INSERT INTO entries VALUES ('L5UWLK', 5, 'played', CAST('{"kind":"played","seat":"*","plies":[["*","deal map scroll witch energy vp3 wand energy crystal energy crystal pentagram witch scroll witch wand pentagram scroll; library b2_pentagram b2_crystal p_occ_vct b2_wand p_silver p_occ_fvc; pentagram witch/scroll pentagram/scroll pentagram/crystal; A energy/scroll witch/pentagram pentagram/crystal pentagram/scroll crystal/wand; B energy/witch energy/scroll witch/pentagram witch/wand crystal/scroll"]]}' AS BLOB), 1795007089214);
INSERT INTO entries VALUES ('L5UWLK', 6, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","tower tower_s"]]}' AS BLOB), 1795007089248);
INSERT INTO entries VALUES ('L5UWLK', 7, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","energy c07"]]}' AS BLOB), 1795007089275);
INSERT INTO entries VALUES ('L5UWLK', 8, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","tower tower_e"]]}' AS BLOB), 1795007089300);
INSERT INTO entries VALUES ('L5UWLK', 9, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","witch lay"]]}' AS BLOB), 1795007089325);
INSERT INTO entries VALUES ('VDBZ83', 1, 'opened', CAST('{"kind":"opened","terms":{"game":"carcassonne","seats":2,"clock":{}},"host":"lSFAM_qFBkYJG0A5"}' AS BLOB), 1795007089385);
INSERT INTO entries VALUES ('VDBZ83', 2, 'sat', CAST('{"kind":"sat","seat":"A","name":"Ann","player":"lSFAM_qFBkYJG0A5"}' AS BLOB), 1795007089385);
INSERT INTO entries VALUES ('VDBZ83', 3, 'sat', CAST('{"kind":"sat","seat":"B","name":"Bob","player":"EKCU51n7Ezedt7cV"}' AS BLOB), 1795007089394);
INSERT INTO entries VALUES ('VDBZ83', 4, 'started', CAST('{"kind":"started","commitment":"7dca2ff572e482ab5348ea374cb864a37fddfe60ccda13b85280f4ff2b218404"}' AS BLOB), 1795007089412);
INSERT INTO entries VALUES ('VDBZ83', 5, 'played', CAST('{"kind":"played","seat":"*","plies":[["*","tile B"]]}' AS BLOB), 1795007089412);
INSERT INTO entries VALUES ('VDBZ83', 6, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place B 0,1 r180"]]}' AS BLOB), 1795007089437);
INSERT INTO entries VALUES ('VDBZ83', 7, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile K"]]}' AS BLOB), 1795007089464);
INSERT INTO entries VALUES ('VDBZ83', 8, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place K 1,0 r90"]]}' AS BLOB), 1795007089487);
INSERT INTO entries VALUES ('VDBZ83', 9, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","meeple road.0"],["*","tile B"]]}' AS BLOB), 1795007089528);
INSERT INTO entries VALUES ('VDBZ83', 10, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place B -1,1 r180"]]}' AS BLOB), 1795007089556);
INSERT INTO entries VALUES ('VDBZ83', 11, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","meeple field.0"],["*","tile R"]]}' AS BLOB), 1795007089579);
INSERT INTO entries VALUES ('VDBZ83', 12, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place R 2,0 r0"]]}' AS BLOB), 1795007089620);
INSERT INTO entries VALUES ('VDBZ83', 13, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile MW4"]]}' AS BLOB), 1795007089643);
INSERT INTO entries VALUES ('VDBZ83', 14, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place MW4 2,-1 r270"]]}' AS BLOB), 1795007089653);
INSERT INTO entries VALUES ('VDBZ83', 15, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","mage 2,-1 road.0"]]}' AS BLOB), 1795007089663);
INSERT INTO entries VALUES ('VDBZ83', 16, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile U"]]}' AS BLOB), 1795007089673);
INSERT INTO entries VALUES ('VDBZ83', 17, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place U -1,0 r180"]]}' AS BLOB), 1795007089689);
INSERT INTO entries VALUES ('VDBZ83', 18, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile V"]]}' AS BLOB), 1795007089699);
INSERT INTO entries VALUES ('VDBZ83', 19, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place V -1,2 r0"]]}' AS BLOB), 1795007089708);
INSERT INTO entries VALUES ('VDBZ83', 20, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","meeple road.0"],["*","tile P"]]}' AS BLOB), 1795007089725);
INSERT INTO entries VALUES ('VDBZ83', 21, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place P -2,0 r0"]]}' AS BLOB), 1795007089734);
INSERT INTO entries VALUES ('VDBZ83', 22, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","meeple field.0"],["*","tile U"]]}' AS BLOB), 1795007089743);
INSERT INTO entries VALUES ('VDBZ83', 23, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place U 3,-1 r180"]]}' AS BLOB), 1795007089787);
INSERT INTO entries VALUES ('VDBZ83', 24, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile N"]]}' AS BLOB), 1795007089813);
INSERT INTO entries VALUES ('VDBZ83', 25, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place N -1,-1 r0"]]}' AS BLOB), 1795007089851);
INSERT INTO entries VALUES ('VDBZ83', 26, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile I"]]}' AS BLOB), 1795007089888);
INSERT INTO entries VALUES ('VDBZ83', 27, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place I -1,-2 r180"]]}' AS BLOB), 1795007089919);
INSERT INTO entries VALUES ('VDBZ83', 28, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","meeple field.0"],["*","tile MW3"]]}' AS BLOB), 1795007089949);
INSERT INTO entries VALUES ('VDBZ83', 29, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place MW3 -2,-1 r90"]]}' AS BLOB), 1795007089995);
INSERT INTO entries VALUES ('VDBZ83', 30, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","witch 1,0 road.0"]]}' AS BLOB), 1795007090031);
INSERT INTO entries VALUES ('VDBZ83', 31, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","meeple field.0"],["*","tile B"]]}' AS BLOB), 1795007090059);
INSERT INTO entries VALUES ('VDBZ83', 32, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place B 1,1 r270"]]}' AS BLOB), 1795007090091);
INSERT INTO entries VALUES ('VDBZ83', 33, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile R"]]}' AS BLOB), 1795007090131);
INSERT INTO entries VALUES ('VDBZ83', 34, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place R 2,-2 r270"]]}' AS BLOB), 1795007090162);
INSERT INTO entries VALUES ('VDBZ83', 35, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile V"]]}' AS BLOB), 1795007090195);
INSERT INTO entries VALUES ('VDBZ83', 36, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place V -1,-3 r180"]]}' AS BLOB), 1795007090215);
INSERT INTO entries VALUES ('VDBZ83', 37, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","meeple road.0"],["*","tile G"]]}' AS BLOB), 1795007090239);
INSERT INTO entries VALUES ('VDBZ83', 38, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place G 2,-3 r270"]]}' AS BLOB), 1795007090276);
INSERT INTO entries VALUES ('VDBZ83', 39, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","meeple field.0"],["*","tile W"]]}' AS BLOB), 1795007090316);
INSERT INTO entries VALUES ('VDBZ83', 40, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place W -2,2 r0"]]}' AS BLOB), 1795007090354);
INSERT INTO entries VALUES ('VDBZ83', 41, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","meeple road.2"],["*","tile H"]]}' AS BLOB), 1795007090374);
INSERT INTO entries VALUES ('VDBZ83', 42, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place H 3,-3 r0"]]}' AS BLOB), 1795007090391);
INSERT INTO entries VALUES ('VDBZ83', 43, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile U"]]}' AS BLOB), 1795007090415);
INSERT INTO entries VALUES ('VDBZ83', 44, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place U 1,2 r0"]]}' AS BLOB), 1795007090428);
INSERT INTO entries VALUES ('VDBZ83', 45, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","meeple field.1"],["*","tile E"]]}' AS BLOB), 1795007090446);
INSERT INTO entries VALUES ('VDBZ83', 46, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place E -2,-3 r180"]]}' AS BLOB), 1795007090468);
INSERT INTO entries VALUES ('VDBZ83', 47, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile MW1"]]}' AS BLOB), 1795007090482);
INSERT INTO entries VALUES ('VDBZ83', 48, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place MW1 0,-3 r90"]]}' AS BLOB), 1795007090506);
INSERT INTO entries VALUES ('VDBZ83', 49, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","mage -2,0 city.0"]]}' AS BLOB), 1795007090538);
INSERT INTO entries VALUES ('VDBZ83', 50, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile P"]]}' AS BLOB), 1795007090562);
INSERT INTO entries VALUES ('VDBZ83', 51, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place P 4,-1 r180"]]}' AS BLOB), 1795007090580);
INSERT INTO entries VALUES ('VDBZ83', 52, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile N"]]}' AS BLOB), 1795007090603);
INSERT INTO entries VALUES ('VDBZ83', 53, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place N 4,-3 r180"]]}' AS BLOB), 1795007090631);
INSERT INTO entries VALUES ('VDBZ83', 54, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile M"]]}' AS BLOB), 1795007090656);
INSERT INTO entries VALUES ('VDBZ83', 55, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place M 5,-3 r270"]]}' AS BLOB), 1795007090679);
INSERT INTO entries VALUES ('VDBZ83', 56, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","meeple field.0"],["*","tile V"]]}' AS BLOB), 1795007090706);
INSERT INTO entries VALUES ('VDBZ83', 57, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place V 4,-4 r180"]]}' AS BLOB), 1795007090740);
INSERT INTO entries VALUES ('VDBZ83', 58, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile V"]]}' AS BLOB), 1795007090771);
INSERT INTO entries VALUES ('VDBZ83', 59, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place V -3,-1 r270"]]}' AS BLOB), 1795007090796);
INSERT INTO entries VALUES ('VDBZ83', 60, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","meeple field.0"],["*","tile B"]]}' AS BLOB), 1795007090820);
INSERT INTO entries VALUES ('VDBZ83', 61, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place B 1,3 r0"]]}' AS BLOB), 1795007090837);
INSERT INTO entries VALUES ('VDBZ83', 62, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile U"]]}' AS BLOB), 1795007090869);
INSERT INTO entries VALUES ('VDBZ83', 63, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place U -1,-4 r270"]]}' AS BLOB), 1795007090894);
INSERT INTO entries VALUES ('VDBZ83', 64, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile H"]]}' AS BLOB), 1795007090921);
INSERT INTO entries VALUES ('VDBZ83', 65, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place H 4,0 r180"]]}' AS BLOB), 1795007090949);
INSERT INTO entries VALUES ('VDBZ83', 66, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","meeple city.1"],["*","tile O"]]}' AS BLOB), 1795007090976);
INSERT INTO entries VALUES ('VDBZ83', 67, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place O 4,-2 r90"]]}' AS BLOB), 1795007090994);
INSERT INTO entries VALUES ('VDBZ83', 68, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","meeple city.0"],["*","tile W"]]}' AS BLOB), 1795007091012);
INSERT INTO entries VALUES ('VDBZ83', 69, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place W -3,2 r270"]]}' AS BLOB), 1795007091039);
INSERT INTO entries VALUES ('VDBZ83', 70, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile J"]]}' AS BLOB), 1795007091061);
INSERT INTO entries VALUES ('VDBZ83', 71, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place J -1,3 r180"]]}' AS BLOB), 1795007091085);
INSERT INTO entries VALUES ('VDBZ83', 72, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile C"]]}' AS BLOB), 1795007091101);
INSERT INTO entries VALUES ('VDBZ83', 73, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place C 5,-2 r180"]]}' AS BLOB), 1795007091130);
INSERT INTO entries VALUES ('VDBZ83', 74, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile V"]]}' AS BLOB), 1795007091146);
INSERT INTO entries VALUES ('VDBZ83', 75, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place V 0,-4 r270"]]}' AS BLOB), 1795007091170);
INSERT INTO entries VALUES ('VDBZ83', 76, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile J"]]}' AS BLOB), 1795007091193);
INSERT INTO entries VALUES ('VDBZ83', 77, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place J 2,2 r90"]]}' AS BLOB), 1795007091217);
INSERT INTO entries VALUES ('VDBZ83', 78, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","meeple road.0"],["*","tile U"]]}' AS BLOB), 1795007091224);
INSERT INTO entries VALUES ('VDBZ83', 79, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place U 1,4 r180"]]}' AS BLOB), 1795007091232);
INSERT INTO entries VALUES ('VDBZ83', 80, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile MW2"]]}' AS BLOB), 1795007091241);
INSERT INTO entries VALUES ('VDBZ83', 81, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place MW2 2,-4 r270"]]}' AS BLOB), 1795007091254);
INSERT INTO entries VALUES ('VDBZ83', 82, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","witch 3,-1 road.0"]]}' AS BLOB), 1795007091271);
INSERT INTO entries VALUES ('VDBZ83', 83, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile R"]]}' AS BLOB), 1795007091282);
INSERT INTO entries VALUES ('VDBZ83', 84, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place R 1,-2 r90"]]}' AS BLOB), 1795007091294);
INSERT INTO entries VALUES ('VDBZ83', 85, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile U"]]}' AS BLOB), 1795007091311);
INSERT INTO entries VALUES ('VDBZ83', 86, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place U -3,-2 r180"]]}' AS BLOB), 1795007091318);
INSERT INTO entries VALUES ('VDBZ83', 87, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile X"]]}' AS BLOB), 1795007091347);
INSERT INTO entries VALUES ('VDBZ83', 88, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place X -3,1 r90"]]}' AS BLOB), 1795007091380);
INSERT INTO entries VALUES ('VDBZ83', 89, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile L"]]}' AS BLOB), 1795007091390);
INSERT INTO entries VALUES ('VDBZ83', 90, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place L -1,4 r0"]]}' AS BLOB), 1795007091399);
INSERT INTO entries VALUES ('VDBZ83', 91, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile V"]]}' AS BLOB), 1795007091414);
INSERT INTO entries VALUES ('VDBZ83', 92, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place V -3,3 r90"]]}' AS BLOB), 1795007091431);
INSERT INTO entries VALUES ('VDBZ83', 93, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile MW6"]]}' AS BLOB), 1795007091449);
INSERT INTO entries VALUES ('VDBZ83', 94, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place MW6 2,4 r90"]]}' AS BLOB), 1795007091464);
INSERT INTO entries VALUES ('VDBZ83', 95, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","mage 2,4 road.0"]]}' AS BLOB), 1795007091477);
INSERT INTO entries VALUES ('VDBZ83', 96, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile P"]]}' AS BLOB), 1795007091492);
INSERT INTO entries VALUES ('VDBZ83', 97, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place P -1,5 r180"]]}' AS BLOB), 1795007091508);
INSERT INTO entries VALUES ('VDBZ83', 98, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile MW8"]]}' AS BLOB), 1795007091519);
INSERT INTO entries VALUES ('VDBZ83', 99, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place MW8 3,4 r270"]]}' AS BLOB), 1795007091536);
INSERT INTO entries VALUES ('VDBZ83', 100, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","mage 0,0 city.0"]]}' AS BLOB), 1795007091551);
INSERT INTO entries VALUES ('VDBZ83', 101, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile K"]]}' AS BLOB), 1795007091573);
INSERT INTO entries VALUES ('VDBZ83', 102, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place K 3,3 r270"]]}' AS BLOB), 1795007091593);
INSERT INTO entries VALUES ('VDBZ83', 103, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile U"]]}' AS BLOB), 1795007091605);
INSERT INTO entries VALUES ('VDBZ83', 104, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place U 4,-5 r90"]]}' AS BLOB), 1795007091626);
INSERT INTO entries VALUES ('VDBZ83', 105, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile A"]]}' AS BLOB), 1795007091640);
INSERT INTO entries VALUES ('VDBZ83', 106, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place A 1,5 r270"]]}' AS BLOB), 1795007091658);
INSERT INTO entries VALUES ('VDBZ83', 107, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile V"]]}' AS BLOB), 1795007091681);
INSERT INTO entries VALUES ('VDBZ83', 108, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place V -4,3 r180"]]}' AS BLOB), 1795007091705);
INSERT INTO entries VALUES ('VDBZ83', 109, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile K"]]}' AS BLOB), 1795007091722);
INSERT INTO entries VALUES ('VDBZ83', 110, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place K -3,4 r270"]]}' AS BLOB), 1795007091731);
INSERT INTO entries VALUES ('VDBZ83', 111, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile N"]]}' AS BLOB), 1795007091740);
INSERT INTO entries VALUES ('VDBZ83', 112, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place N 6,-3 r90"]]}' AS BLOB), 1795007091747);
INSERT INTO entries VALUES ('VDBZ83', 113, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile E"]]}' AS BLOB), 1795007091755);
INSERT INTO entries VALUES ('VDBZ83', 114, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place E 5,0 r0"]]}' AS BLOB), 1795007091767);
INSERT INTO entries VALUES ('VDBZ83', 115, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile MW5"]]}' AS BLOB), 1795007091777);
INSERT INTO entries VALUES ('VDBZ83', 116, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place MW5 1,6 r270"]]}' AS BLOB), 1795007091801);
INSERT INTO entries VALUES ('VDBZ83', 117, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","witch 2,4 city.0"]]}' AS BLOB), 1795007091815);
INSERT INTO entries VALUES ('VDBZ83', 118, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile M"]]}' AS BLOB), 1795007091824);
INSERT INTO entries VALUES ('VDBZ83', 119, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place M -4,-1 r270"]]}' AS BLOB), 1795007091838);
INSERT INTO entries VALUES ('VDBZ83', 120, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile V"]]}' AS BLOB), 1795007091846);
INSERT INTO entries VALUES ('VDBZ83', 121, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place V 6,0 r180"]]}' AS BLOB), 1795007091858);
INSERT INTO entries VALUES ('VDBZ83', 122, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile H"]]}' AS BLOB), 1795007091866);
INSERT INTO entries VALUES ('VDBZ83', 123, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place H -5,-1 r270"]]}' AS BLOB), 1795007091879);
INSERT INTO entries VALUES ('VDBZ83', 124, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile J"]]}' AS BLOB), 1795007091887);
INSERT INTO entries VALUES ('VDBZ83', 125, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place J -4,1 r270"]]}' AS BLOB), 1795007091899);
INSERT INTO entries VALUES ('VDBZ83', 126, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile L"]]}' AS BLOB), 1795007091906);
INSERT INTO entries VALUES ('VDBZ83', 127, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place L 1,-1 r0"]]}' AS BLOB), 1795007091920);
INSERT INTO entries VALUES ('VDBZ83', 128, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile I"]]}' AS BLOB), 1795007091932);
INSERT INTO entries VALUES ('VDBZ83', 129, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place I 6,1 r270"]]}' AS BLOB), 1795007091945);
INSERT INTO entries VALUES ('VDBZ83', 130, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile E"]]}' AS BLOB), 1795007091964);
INSERT INTO entries VALUES ('VDBZ83', 131, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place E -3,-3 r270"]]}' AS BLOB), 1795007091976);
INSERT INTO entries VALUES ('VDBZ83', 132, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile MW7"]]}' AS BLOB), 1795007091989);
INSERT INTO entries VALUES ('VDBZ83', 133, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place MW7 -1,-5 r90"]]}' AS BLOB), 1795007092001);
INSERT INTO entries VALUES ('VDBZ83', 134, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","witch 6,-3 city.0"]]}' AS BLOB), 1795007092016);
INSERT INTO entries VALUES ('VDBZ83', 135, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile E"]]}' AS BLOB), 1795007092030);
INSERT INTO entries VALUES ('VDBZ83', 136, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place E 6,-2 r270"]]}' AS BLOB), 1795007092041);
INSERT INTO entries VALUES ('VDBZ83', 137, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile D"]]}' AS BLOB), 1795007092053);
INSERT INTO entries VALUES ('VDBZ83', 138, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place D -4,-2 r0"]]}' AS BLOB), 1795007092068);
INSERT INTO entries VALUES ('VDBZ83', 139, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","meeple city.0"],["*","tile Q"]]}' AS BLOB), 1795007092081);
INSERT INTO entries VALUES ('VDBZ83', 140, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place Q 6,-4 r180"]]}' AS BLOB), 1795007092091);
INSERT INTO entries VALUES ('VDBZ83', 141, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile T"]]}' AS BLOB), 1795007092103);
INSERT INTO entries VALUES ('VDBZ83', 142, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place T -6,-1 r0"]]}' AS BLOB), 1795007092121);
INSERT INTO entries VALUES ('VDBZ83', 143, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile S"]]}' AS BLOB), 1795007092130);
INSERT INTO entries VALUES ('VDBZ83', 144, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place S -3,5 r180"]]}' AS BLOB), 1795007092143);
INSERT INTO entries VALUES ('VDBZ83', 145, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile F"]]}' AS BLOB), 1795007092161);
INSERT INTO entries VALUES ('VDBZ83', 146, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place F -4,5 r180"]]}' AS BLOB), 1795007092176);
INSERT INTO entries VALUES ('VDBZ83', 147, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile V"]]}' AS BLOB), 1795007092187);
INSERT INTO entries VALUES ('VDBZ83', 148, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place V -5,-2 r180"]]}' AS BLOB), 1795007092197);
INSERT INTO entries VALUES ('VDBZ83', 149, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile S"]]}' AS BLOB), 1795007092208);
INSERT INTO entries VALUES ('VDBZ83', 150, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place S 1,-4 r90"]]}' AS BLOB), 1795007092220);
INSERT INTO entries VALUES ('VDBZ83', 151, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile O"]]}' AS BLOB), 1795007092228);
INSERT INTO entries VALUES ('VDBZ83', 152, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place O -3,6 r90"]]}' AS BLOB), 1795007092240);
INSERT INTO entries VALUES ('VDBZ83', 153, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile W"]]}' AS BLOB), 1795007092255);
INSERT INTO entries VALUES ('VDBZ83', 154, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place W 7,1 r270"]]}' AS BLOB), 1795007092277);
INSERT INTO entries VALUES ('VDBZ83', 155, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile F"]]}' AS BLOB), 1795007092292);
INSERT INTO entries VALUES ('VDBZ83', 156, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place F 5,1 r180"]]}' AS BLOB), 1795007092305);
INSERT INTO entries VALUES ('VDBZ83', 157, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile W"]]}' AS BLOB), 1795007092317);
INSERT INTO entries VALUES ('VDBZ83', 158, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place W -2,-5 r270"]]}' AS BLOB), 1795007092340);
INSERT INTO entries VALUES ('VDBZ83', 159, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile E"]]}' AS BLOB), 1795007092357);
INSERT INTO entries VALUES ('VDBZ83', 160, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place E 7,-2 r90"]]}' AS BLOB), 1795007092369);
INSERT INTO entries VALUES ('VDBZ83', 161, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile D"]]}' AS BLOB), 1795007092388);
INSERT INTO entries VALUES ('VDBZ83', 162, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place D -5,3 r270"]]}' AS BLOB), 1795007092397);
INSERT INTO entries VALUES ('VDBZ83', 163, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile L"]]}' AS BLOB), 1795007092411);
INSERT INTO entries VALUES ('VDBZ83', 164, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place L -6,0 r180"]]}' AS BLOB), 1795007092428);
INSERT INTO entries VALUES ('VDBZ83', 165, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile D"]]}' AS BLOB), 1795007092443);
INSERT INTO entries VALUES ('VDBZ83', 166, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place D 2,-5 r90"]]}' AS BLOB), 1795007092457);
INSERT INTO entries VALUES ('VDBZ83', 167, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"],["*","tile U"]]}' AS BLOB), 1795007092485);
INSERT INTO entries VALUES ('VDBZ83', 168, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place U 2,-6 r90"]]}' AS BLOB), 1795007092499);
INSERT INTO entries VALUES ('VDBZ83', 169, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile A"]]}' AS BLOB), 1795007092534);
INSERT INTO entries VALUES ('VDBZ83', 170, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place A 3,-6 r0"]]}' AS BLOB), 1795007092553);
INSERT INTO entries VALUES ('VDBZ83', 171, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","pass"]]}' AS BLOB), 1795007092575);
INSERT INTO entries VALUES ('VDBZ83', 172, 'finished', CAST('{"kind":"finished","reason":"last-tile-placed","seed":"b88cc99f17bb0d845c92e49a6f831f719623bee3e44f3425fa48a2447e145ca7","outcome":{"scores":[20,19],"ranks":[1,2],"winners":["A"],"reason":"last-tile-placed"}}' AS BLOB), 1795007092575);
INSERT INTO entries VALUES ('VDBZ83', 173, 'said', CAST('{"kind":"said","player":"EKCU51n7Ezedt7cV","name":"Bob","text":"good night, hall"}' AS BLOB), 1795007092594);
INSERT INTO entries VALUES ('VVZL9G', 1, 'opened', CAST('{"kind":"opened","terms":{"game":"carcassonne","seats":2,"clock":{}},"host":"lSFAM_qFBkYJG0A5"}' AS BLOB), 1795007088777);
INSERT INTO entries VALUES ('VVZL9G', 2, 'sat', CAST('{"kind":"sat","seat":"A","name":"Ann","player":"lSFAM_qFBkYJG0A5"}' AS BLOB), 1795007088777);
INSERT INTO entries VALUES ('VVZL9G', 3, 'sat', CAST('{"kind":"sat","seat":"B","name":"Bob","player":"EKCU51n7Ezedt7cV"}' AS BLOB), 1795007088803);
INSERT INTO entries VALUES ('VVZL9G', 4, 'started', CAST('{"kind":"started","commitment":"3c02fa30bc2c9cda9060f073d76653a621d04cc3c62a8a117460d55e5e540884"}' AS BLOB), 1795007088823);
INSERT INTO entries VALUES ('VVZL9G', 5, 'played', CAST('{"kind":"played","seat":"*","plies":[["*","tile N"]]}' AS BLOB), 1795007088823);
INSERT INTO entries VALUES ('VVZL9G', 6, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","place N 0,-1 r270"]]}' AS BLOB), 1795007088846);
INSERT INTO entries VALUES ('VVZL9G', 7, 'played', CAST('{"kind":"played","seat":"A","plies":[["A","meeple field.0"],["*","tile N"]]}' AS BLOB), 1795007088875);
INSERT INTO entries VALUES ('VVZL9G', 8, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","place N 1,-1 r90"]]}' AS BLOB), 1795007088896);
INSERT INTO entries VALUES ('VVZL9G', 9, 'played', CAST('{"kind":"played","seat":"B","plies":[["B","pass"],["*","tile S"]]}' AS BLOB), 1795007088920);
CREATE TABLE seeds (table_id TEXT PRIMARY KEY, seed TEXT NOT NULL) WITHOUT ROWID;
INSERT INTO seeds VALUES ('33V9V7', 'f52a86461f43f859679eeba2dae079ac87c6c1de94cec28780e05d9ff78cab26');
INSERT INTO seeds VALUES ('4SB6SK', 'd37ede3d12fb2cc912ec4a522879406d455a8351a2a30dcff946daad0f65aebb');
INSERT INTO seeds VALUES ('9AKTPR', '4c926ba53fa8c0eb40eb39089b9d1dc969b5146ab7439b011cebb63f3cb25252');
INSERT INTO seeds VALUES ('CGTK7R', '181437ac5e659d9fc51c2fac290ce49f0a28369955934d82d3ed13f8d506aa85');
INSERT INTO seeds VALUES ('L5UWLK', '1cb4b310882df5e92fb75c0107c3c3ef5bb32e4ddb2daaa363719cf482db84fe');
INSERT INTO seeds VALUES ('VDBZ83', 'b88cc99f17bb0d845c92e49a6f831f719623bee3e44f3425fa48a2447e145ca7');
INSERT INTO seeds VALUES ('VVZL9G', '624b702a798d9f824f8da5f822b87d9422ab2db5bc5e94f5a9e29307da69ddf9');
CREATE TABLE lines (
    table_id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    visibility TEXT NOT NULL,
    seats INTEGER NOT NULL,
    names TEXT NOT NULL,
    updated INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO lines VALUES ('33V9V7', 'wizard', 'gathering', 'link', 4, '["Ann", "Bob", "", ""]', 1795007088296);
INSERT INTO lines VALUES ('4SB6SK', 'rummikub', 'playing', 'link', 2, '["Ann", "Bob"]', 1795007088465);
INSERT INTO lines VALUES ('9AKTPR', 'rummikub', 'playing', 'link', 2, '["Ann", "Bob"]', 1795007089364);
INSERT INTO lines VALUES ('CGTK7R', 'wizard', 'playing', 'link', 3, '["Ann", "Bob", "Cleo"]', 1795007088313);
INSERT INTO lines VALUES ('L5UWLK', 'witchstone', 'playing', 'link', 2, '["Ann", "Bob"]', 1795007089214);
INSERT INTO lines VALUES ('VDBZ83', 'carcassonne', 'finished', 'link', 2, '["Ann", "Bob"]', 1795007092594);
INSERT INTO lines VALUES ('VVZL9G', 'carcassonne', 'playing', 'link', 2, '["Ann", "Bob"]', 1795007088823);
CREATE TABLE sitting (
    player TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (player, table_id)
) WITHOUT ROWID;
INSERT INTO sitting VALUES ('EKCU51n7Ezedt7cV', '33V9V7');
INSERT INTO sitting VALUES ('lSFAM_qFBkYJG0A5', '33V9V7');
INSERT INTO sitting VALUES ('EKCU51n7Ezedt7cV', '4SB6SK');
INSERT INTO sitting VALUES ('lSFAM_qFBkYJG0A5', '4SB6SK');
INSERT INTO sitting VALUES ('EKCU51n7Ezedt7cV', '9AKTPR');
INSERT INTO sitting VALUES ('lSFAM_qFBkYJG0A5', '9AKTPR');
INSERT INTO sitting VALUES ('EKCU51n7Ezedt7cV', 'CGTK7R');
INSERT INTO sitting VALUES ('lSFAM_qFBkYJG0A5', 'CGTK7R');
INSERT INTO sitting VALUES ('w6Y9rrXhQfXYGE7G', 'CGTK7R');
INSERT INTO sitting VALUES ('EKCU51n7Ezedt7cV', 'L5UWLK');
INSERT INTO sitting VALUES ('lSFAM_qFBkYJG0A5', 'L5UWLK');
INSERT INTO sitting VALUES ('EKCU51n7Ezedt7cV', 'VDBZ83');
INSERT INTO sitting VALUES ('lSFAM_qFBkYJG0A5', 'VDBZ83');
INSERT INTO sitting VALUES ('EKCU51n7Ezedt7cV', 'VVZL9G');
INSERT INTO sitting VALUES ('lSFAM_qFBkYJG0A5', 'VVZL9G');
CREATE TABLE jobs (
    table_id TEXT PRIMARY KEY,
    due_at INTEGER NOT NULL,
    claimed_by TEXT NOT NULL,
    claimed_until INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO jobs VALUES ('9AKTPR', 1795093489364, 'alone', 0);
CREATE TABLE players (id TEXT PRIMARY KEY, name TEXT NOT NULL, at INTEGER NOT NULL, epoch INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
INSERT INTO players VALUES ('EKCU51n7Ezedt7cV', 'Bob', 1795007087723, 0);
INSERT INTO players VALUES ('lSFAM_qFBkYJG0A5', 'Ann', 1795007087593, 0);
INSERT INTO players VALUES ('w6Y9rrXhQfXYGE7G', 'Cleo', 1795007087879, 0);
CREATE TABLE tokens (digest BLOB PRIMARY KEY, player TEXT NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID;
INSERT INTO tokens VALUES (X'3b4bce56cec4c58b2b542b6f909432ec953af106974d6e77f72341241faae804', 'lSFAM_qFBkYJG0A5', 1795007087899);
CREATE TABLE notes (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
INSERT INTO notes VALUES ('beat', '1795007091242');
INSERT INTO notes VALUES ('secret', '382dce6f92d4959a35f4976ceaebf90018d0cf03f56cfa3881af5a4016ce5033');
CREATE TABLE accounts (
    login TEXT PRIMARY KEY,
    player TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL,
    recovery BLOB NOT NULL,
    at INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO accounts VALUES ('ann of the hall', 'lSFAM_qFBkYJG0A5', '$argon2id$v=19$m=19456,t=2,p=1$C0DMSLTKjpXRTt/+abUwIA$idC+YefQQ2vveuovgMpK94QPAG24eFCc1Ggu29LtyFk', X'9ea5db0b14b9f11c22749cfac99d728b2a214ae0ea7b374f847ca829a95c47c6', 1795007088083);
CREATE INDEX lines_by_status ON lines (status, visibility, updated);
CREATE INDEX sitting_by_table ON sitting (table_id);
CREATE INDEX jobs_by_due ON jobs (due_at);
PRAGMA user_version = 2;
COMMIT;
