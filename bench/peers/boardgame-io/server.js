// The server of boardgame.io, as its manual starts it: store in memory, or in files (STORE=files FOLDER=…).
'use strict';

const { FlatFile, Origins, Server } = require('boardgame.io/server');
const game = require('./game');

const db = process.env.STORE === 'files' ? new FlatFile({ dir: process.env.FOLDER }) : undefined;
const server = Server({ games: [game], origins: [Origins.LOCALHOST], ...(db ? { db } : {}) });
console.info = console.log = () => {};
server.run({ port: Number(process.env.PORT || 0) }, () => {}).then(({ appServer }) => {
  process.stdout.write(`listening on ${appServer.address().port}\n`);
});
