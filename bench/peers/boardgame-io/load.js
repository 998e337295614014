// The same load as bench/load: four seats a table, each with its own socket, the same phases, the same choices.
'use strict';

const fs = require('fs');
const { io } = require('socket.io-client');

const plan = JSON.parse(process.argv[2]);
const url = `http://localhost:${plan.port}`;
const SEATS = 4;
const wait = (seconds) => new Promise((done) => setTimeout(done, 1000 * seconds));
const now = () => performance.now();

function cpuSeconds() {
  const fields = fs.readFileSync(`/proc/${plan.pid}/stat`, 'utf8').split(')').pop().trim().split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function megabytes() {
  return (Number(fs.readFileSync(`/proc/${plan.pid}/statm`, 'utf8').split(' ')[1]) * 4096) / 2 ** 20;
}

async function post(path, body) {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

function led(trick) {
  const first = trick.find((card) => card[0] !== 'N');
  return first === undefined || first[0] === 'Z' ? null : first[0];
}

function choose(G, seat) {
  if (G.phase === 'bid') return ['bid', seat % (G.round + 1)];
  if (G.phase === 'trump') return ['trump', 'R'];
  const hand = G.hands[seat];
  const colour = led(G.trick);
  return ['play', hand.find((card) => card[0] === colour) || hand[0]];
}

class Seat {
  constructor(table, place) {
    this.table = table;
    this.place = place;
    this.state = null;
  }

  async sit() {
    this.socket = io(`${url}/wizard`, { transports: ['websocket'], forceNew: true, reconnection: false });
    await new Promise((done) => {
      this.socket.on('connect', () => {
        this.socket.emit('sync', this.table.match, String(this.place), this.table.credentials[this.place], SEATS);
      });
      this.socket.on('sync', (match, info) => {
        this.state = info.state;
        done();
      });
      this.socket.on('update', (match, state) => {
        this.state = state;
        this.table.told(this);
      });
      this.socket.io.on('open', () => {
        this.socket.io.engine.on('packet', (packet) => {
          if (packet.type === 'message' && this.table.move === 'play' && packet.data.includes('"update"')) {
            this.table.sizes.push(packet.data.length);
          }
        });
      });
    });
  }
}

class Table {
  constructor(match, credentials) {
    this.match = match;
    this.credentials = credentials;
    this.seats = [0, 1, 2, 3].map((place) => new Seat(this, place));
    this.made = 0;
    this.times = [];
    this.sizes = [];
    this.paced = false;
    this.stopped = false;
    this.mover = null;
    this.move = '';
  }

  told(seat) {
    if (seat !== this.mover) return;
    this.mover = null;
    this.made += 1;
    this.times.push(now() - this.asked);
    if (!this.paced) setImmediate(() => this.goOn());
  }

  goOn() {
    const state = this.seats[0].state;
    if (this.stopped || this.mover !== null || state.ctx.gameover) return;
    const seat = this.seats[state.G.next];
    if (seat.state._stateID !== state._stateID) {
      setTimeout(() => this.goOn(), 0.5);
      return;
    }
    const [type, arg] = choose(seat.state.G, seat.place);
    this.mover = seat;
    this.move = type;
    this.asked = now();
    const playerID = String(seat.place);
    const payload = { type, args: [arg], playerID, credentials: this.credentials[seat.place] };
    seat.socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, this.match, playerID);
  }

  keepPace(first) {
    this.paced = true;
    setTimeout(() => {
      this.goOn();
      this.timer = setInterval(() => this.goOn(), 1000);
    }, 1000 * first);
  }

  close() {
    this.stopped = true;
    clearInterval(this.timer);
    for (const seat of this.seats) if (seat.socket) seat.socket.disconnect();
  }
}

async function open(number) {
  const tables = [];
  for (let first = 0; first < number; first += 20) {
    const some = Array.from({ length: Math.min(20, number - first) }, async () => {
      const { matchID } = await post('/games/wizard/create', { numPlayers: SEATS });
      const credentials = [];
      for (let place = 0; place < SEATS; place++) {
        const body = { playerID: String(place), playerName: `Guest ${place}` };
        credentials.push((await post(`/games/wizard/${matchID}/join`, body)).playerCredentials);
      }
      return new Table(matchID, credentials);
    });
    tables.push(...(await Promise.all(some)));
  }
  return tables;
}

async function sit(tables) {
  const begin = now();
  await Promise.all(tables.flatMap((table) => table.seats.map((seat) => seat.sit())));
  return (now() - begin) / 1000;
}

async function leave(tables) {
  for (const table of tables) table.close();
  await wait(0.5);
}

async function main() {
  const figures = {};
  let tables = await open(plan.ceiling_tables);
  await sit(tables);
  const begin = now();
  const before = cpuSeconds();
  for (const table of tables) table.goOn();
  await wait(plan.ceiling_seconds);
  const made = tables.reduce((sum, table) => sum + table.made, 0);
  const spent = cpuSeconds() - before;
  const sizes = tables.flatMap((table) => table.sizes);
  figures['moves per second'] = (1000 * made) / (now() - begin);
  figures['CPU ms per move'] = (1000 * spent) / made;
  figures['moves per CPU second'] = made / spent;
  figures['bytes per card and seat'] = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  await leave(tables);

  tables = await open(plan.pace_tables);
  await sit(tables);
  tables.forEach((table, number) => table.keepPace(number / tables.length));
  await wait(plan.pace_seconds);
  const times = tables.flatMap((table) => table.times).sort((a, b) => a - b);
  await leave(tables);
  figures['paced moves per second'] = times.length / plan.pace_seconds;
  figures['paced p50 ms'] = times[Math.floor(times.length / 2)];
  figures['paced p99 ms'] = times[Math.floor((times.length * 99) / 100)];

  tables = await open(Math.floor(plan.sockets / SEATS));
  figures[`seconds for ${plan.sockets} sockets`] = await sit(tables);
  figures.MB = megabytes();
  await leave(tables);
  process.stdout.write(JSON.stringify(figures));
  process.exit(0);
}

main();
