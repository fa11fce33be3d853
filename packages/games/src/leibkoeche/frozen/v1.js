/*
 * The rules of leibkoeche, version 1, frozen: matches that were begun under them end under them.
 * Made by `npm run freeze -- leibkoeche` and never edited: a test compares the checksum. A rule is
 * corrected in rules/, as a new version.
 * sha256 of game, version and all below: f2b84c7066df1e40e28fe58959a9c700e84b8df67d5117b58dabe0e693f7c61f
 */
// packages/kernel/src/result.ts
function ok(value) {
	return {
		ok: true,
		value
	};
}
function fail(error) {
	return {
		ok: false,
		error
	};
}
function unreachable(value) {
	throw new Error(`unreachable: ${JSON.stringify(value)}`);
}
/** For what cannot be absent unless an invariant is broken. */
function must(value, what) {
	if (value === void 0 || value === null) throw new Error(`missing: ${what}`);
	return value;
}
// packages/kernel/src/seat.ts
function seatsOf(count) {
	return Array.from({ length: count }, (_, index) => index + 1);
}
// packages/kernel/src/random.ts
/** Fisher–Yates, from the last place down: a record can be verified only if this never changes. */
function shuffled(random, items) {
	const result = [...items];
	for (let last = result.length - 1; last > 0; last--) {
		const other = random.below(last + 1);
		const kept = result[last];
		result[last] = result[other];
		result[other] = kept;
	}
	return result;
}
function pick(random, items) {
	return must(items[random.below(items.length)], "an item to pick");
}
const info = {
	id: "leibkoeche",
	rulesVersion: 1,
	seats: {
		min: 2,
		max: 4
	},
	minutes: {
		min: 30,
		max: 40
	},
	options: {
		toss: {
			rule: "LK3.8",
			values: ["skill", "chance"]
		},
		crowns: {
			rule: "LK6.4",
			values: ["one", "free"]
		},
		assist: {
			rule: "LK9.2",
			values: ["on", "off"]
		}
	},
	traits: {
		hidden: true,
		chance: true,
		simultaneous: false
	}
};
// packages/games/src/leibkoeche/rules/pancakes.ts
/** LK1.2: the six kinds of garnished pancake. */
const KINDS = [
	"A",
	"B",
	"C",
	"D",
	"E",
	"F"
];
function isKind(letter) {
	return KINDS.includes(letter);
}
const THROWING = [
	1,
	1,
	2,
	2,
	3,
	3
];
/** LK3.7 */
function otherFace(face) {
	return 7 - face;
}
function hasFace({ low }, face) {
	return face === low || face === otherFace(low);
}
function kindsOn(tray) {
	return tray.flatMap((garnished) => garnished ? [garnished.kind] : []);
}
function countOn(tray) {
	let count = 0;
	for (const garnished of tray) if (garnished) count++;
	return count;
}
// packages/games/src/leibkoeche/rules/collecting.ts
/** LK6.1, LK6.2, LK6.4; undefined where there is nothing for this cook. */
function pickupFrom(state, seat, pile) {
	const tray = trayOf(state, seat);
	const index = indexToTake(state, tray, pile);
	const crowned = pile.crowns[index] ?? false;
	const own = tray.findIndex((garnished) => garnished?.kind === pile.kind);
	const crowns = pile.crowns.toSpliced(index, 1);
	const garnished = {
		kind: pile.kind,
		crowned
	};
	if (own < 0) return {
		garnished,
		replaces: void 0,
		pile: {
			...pile,
			crowns
		}
	};
	if (!crowned || tray[own]?.crowned) return void 0;
	return {
		garnished,
		replaces: own,
		pile: {
			...pile,
			crowns: [...crowns, false]
		}
	};
}
function pickUp(state, pickup, place) {
	const tray = trayOf(state, state.onTurn);
	return {
		...state,
		piles: state.piles.map((pile) => pile.kind === pickup.pile.kind ? pickup.pile : pile),
		trays: withTray(state.trays, state.onTurn, tray.map((other, index) => index === place ? pickup.garnished : other))
	};
}
function trayOf(state, seat) {
	return must(state.trays[seat - 1], `the tray of seat ${seat}`);
}
function withTray(trays, seat, tray) {
	return trays.map((other, index) => index === seat - 1 ? tray : other);
}
/** 0-based places on which nothing lies. */
function freePlaces(tray) {
	return Array.from({ length: 6 }, (_, place) => place).filter((place) => !tray[place]);
}
/** LK6.4: who holds a crown gets the first uncrowned one below it. */
function indexToTake(state, tray, pile) {
	return state.options.crowns === "one" && tray.some((garnished) => garnished?.crowned) ? pile.crowns.indexOf(false) : 0;
}
// packages/games/src/leibkoeche/rules/before-the-king.ts
/** LK7.3 */
function matchesKing(state, seat) {
	const tray = trayOf(state, seat);
	return state.king.every((kind, place) => tray[place]?.kind === kind);
}
function win(state, seat) {
	const outcome = {
		winners: [seat],
		rule: "LK7.3"
	};
	return {
		...state,
		phase: "over",
		held: null,
		outcome
	};
}
/** LK7.2: from the first to arrive clockwise, everybody who has something to order. */
function interrupt(state) {
	const ordering = seatsOf(state.seats).map((_, step) => (state.onTurn - 1 + step) % state.seats + 1).filter((seat) => countOn(trayOf(state, seat)) > 0);
	return {
		...state,
		phase: "ordering",
		ordering
	};
}
/** LK7.4: one pancake out of the row and on again at an end; those between close up. */
function shift(state, garnish, end) {
	const tray = trayOf(state, state.onTurn);
	const moved = must(tray.find((garnished) => garnished?.kind === garnish), `a ${garnish}`);
	const rest = tray.filter((garnished) => garnished !== moved);
	const shifted = end === "left" ? [moved, ...rest] : [...rest, moved];
	return {
		...state,
		trays: withTray(state.trays, state.onTurn, shifted)
	};
}
const TILES = Array.from({ length: 42 }, (_, tile) => tile);
/** The two tiles that the carpet touches, c1 and d1. */
const DOOR = [2, 3];
/** LK4.1: the tiles one step away. */
function stepsFrom(tile) {
	return tile === -1 ? DOOR : must(STEPS[tile], `tile ${tile}`);
}
/** LK1.4: next to each other, diagonally too. */
function areNeighbours(tile, other) {
	const columns = Math.abs(columnOf(tile) - columnOf(other));
	const rows = Math.abs(rowOf(tile) - rowOf(other));
	return Math.max(columns, rows) === 1;
}
function columnOf(tile) {
	return tile % 6;
}
/** Counted from 1, beside the carpet. */
function rowOf(tile) {
	return Math.floor(tile / 6) + 1;
}
function makeTile(tile) {
	return `${"abcdef".charAt(columnOf(tile))}${rowOf(tile)}`;
}
function parseTile(text) {
	if (!/^[a-f][1-7]$/.test(text)) return void 0;
	return (Number(text.charAt(1)) - 1) * 6 + "abcdef".indexOf(text.charAt(0));
}
const STEPS = TILES.map((tile) => TILES.filter((other) => {
	return Math.abs(columnOf(tile) - columnOf(other)) + Math.abs(rowOf(tile) - rowOf(other)) === 1;
}));
// packages/games/src/leibkoeche/rules/free-tiles.ts
/** LK3.5, LK5.1: no cook, pile or throwing pancake on it. */
function isFree(state, tile) {
	return tile !== -1 && !state.cooks.includes(tile) && !state.piles.some((pile) => pile.tile === tile) && !state.lying.some((pancake) => pancake.tile === tile);
}
function freeTiles(state) {
	return TILES.filter((tile) => isFree(state, tile));
}
/** LK5.2: not on row 1 while the stack lasts, which is judged after the throw. */
function isBarredRow(state, tile) {
	return state.stack.length > 0 && rowOf(tile) === 1;
}
function tilesToLay(state) {
	return freeTiles(state).filter((tile) => !isBarredRow(state, tile));
}
// packages/games/src/leibkoeche/rules/ordering.ts
function placesOf(tray) {
	return tray.map((garnished) => garnished?.kind ?? null);
}
/** LK6.5: whether the seat on turn may put in an `order` before its next entry. */
function mayOrder(state) {
	return state.arrived.length === 0 && !state.justOrdered && ORDERABLE.has(state.phase) && countOn(trayOf(state, state.onTurn)) > 0;
}
function checkOrder(state, seat, places) {
	const tray = trayOf(state, seat);
	const kinds = kindsOn(tray).toSorted().join("");
	const given = places.filter((kind) => kind !== null);
	if (places.length !== 6 || given.toSorted().join("") !== kinds) return {
		rule: "LK6.5",
		reason: "not-your-tray",
		facts: { kinds }
	};
	if (state.phase === "ordering") return void 0;
	if (state.arrived.length > 0) return {
		rule: "LK6.5",
		reason: "no-more-ordering",
		facts: {}
	};
	if (state.justOrdered) return {
		rule: "LK6.5",
		reason: "ordered-already",
		facts: {}
	};
	return places.some((kind, index) => kind !== placesOf(tray)[index]) ? void 0 : {
		rule: "LK6.5",
		reason: "nothing-changed",
		facts: {}
	};
}
function order(state, seat, places) {
	const tray = trayOf(state, seat);
	const reordered = places.map((kind) => kind ? must(tray.find((garnished) => garnished?.kind === kind), `a ${kind}`) : null);
	return {
		...state,
		trays: withTray(state.trays, seat, reordered)
	};
}
/** Every way in which a tray can lie, the present one among them. */
function everyOrder(tray) {
	const goOn = (places, left) => {
		if (places.length === 6) return [places];
		const gaps = 6 - places.length - left.length;
		const filled = left.flatMap((kind, index) => goOn([...places, kind], left.toSpliced(index, 1)));
		return gaps > 0 ? [...filled, ...goOn([...places, null], left)] : filled;
	};
	return goOn([], kindsOn(tray).toSorted());
}
/** One of those by lot. */
function drawOrder(tray, random) {
	return shuffled(random, placesOf(tray));
}
const ORDERABLE = /* @__PURE__ */ new Set([
	"put",
	"from",
	"toss",
	"walk",
	"peek",
	"second",
	"lay"
]);
const FEWEST_STEPS = 5;
function faultOfTrace(trace) {
	if (trace.length < FEWEST_STEPS) return "too-short";
	if (trace.length > 360) return "too-long";
	if (!trace.every(Number.isInteger)) return "not-whole";
	if (trace.some((moved) => Math.abs(moved) > 100)) return "too-fast";
	return trace.some((moved, step) => Math.abs(moved - (trace[step - 1] ?? 0)) > 40) ? "too-sharp" : void 0;
}
// packages/games/src/leibkoeche/rules/throwing.ts
/** LK9.1, in percent; what is left is invalid. */
const ODDS = {
	half: {
		small: {
			caught: 40,
			missed: 55
		},
		normal: {
			caught: 65,
			missed: 32
		},
		large: {
			caught: 90,
			missed: 9
		}
	},
	full: {
		small: {
			caught: 30,
			missed: 64
		},
		normal: {
			caught: 50,
			missed: 46
		},
		large: {
			caught: 75,
			missed: 23
		}
	}
};
function checkToss(state, toss) {
	const byChance = typeof toss === "string";
	if (state.options.toss === "chance") return byChance ? void 0 : {
		rule: "LK3.8",
		reason: "by-chance-only",
		facts: {}
	};
	if (byChance) {
		if (state.options.assist === "on") return void 0;
		return {
			rule: "LK9.2",
			reason: "by-hand-only",
			facts: {}
		};
	}
	const fault = faultOfTrace(toss);
	return fault && notAHand(fault);
}
function notAHand(fault) {
	return {
		rule: "LK8.2",
		reason: "not-a-hand",
		facts: { fault }
	};
}
/** LK9.1; for a toss by hand a guess at the odds of some hand. */
function drawFall(state, random) {
	const toss = typeof state.toss === "string" ? state.toss : pick(random, ["half", "full"]);
	const { face } = heldOf(state);
	const turned = toss === "half" ? otherFace(face) : face;
	const odds = ODDS[toss][state.pan];
	const percent = random.below(100);
	if (percent < odds.caught) return {
		result: "caught",
		face: turned
	};
	if (percent >= odds.caught + odds.missed) return {
		result: "invalid",
		face
	};
	return {
		result: "missed",
		face: random.below(2) === 0 ? face : otherFace(face)
	};
}
/** LK3.5, LK3.7, LK9.1: what can come of a toss, whoever judged it. */
function checkFall(state, fall) {
	const { face } = heldOf(state);
	return possibleFaces(state.toss, fall.result, face).includes(fall.face) ? void 0 : {
		rule: "LK3.7",
		reason: "impossible-fall",
		facts: { face: fall.face }
	};
}
function heldOf(state) {
	return must(state.held, "a pancake on the pan");
}
function possibleFaces(toss, result, face) {
	if (result === "invalid") return [face];
	if (result === "caught" && toss === "half") return [otherFace(face)];
	if (result === "caught" && toss === "full") return [face];
	return [face, otherFace(face)];
}
// packages/games/src/leibkoeche/rules/walking.ts
/** LK4: every way of exactly the number shown; for a full tray also shorter ones that end on the carpet. */
function walks(state) {
	const found = [];
	const steps = stepsShown(state);
	const toKing = mayGoToKing(state);
	const goOn = (at, from, walked) => {
		if (walked.length === steps || walked.at(-1) === -1) {
			if (mayEndOn(state, at)) found.push(walked);
			return;
		}
		if (walked.length > 0 && isPile(state, at)) return;
		for (const next of nextTiles(state, at, from, toKing)) goOn(next, at, [...walked, next]);
	};
	goOn(cookOf(state), state.cameFrom, []);
	return found;
}
/** LK4.7 */
function canWalk(state) {
	return firstWalk(state, (tiles) => tiles) !== void 0;
}
/** Any of the walks, by lot at every tile. */
function drawWalk(state, random) {
	return must(firstWalk(state, (tiles) => shuffled(random, tiles)), "a way");
}
/** As `walks`, stopping at the first one; the tiles next to each are tried in the order given. */
function firstWalk(state, inOrder) {
	const steps = stepsShown(state);
	const toKing = mayGoToKing(state);
	const goOn = (at, from, walked) => {
		if (walked.length === steps || walked.at(-1) === -1) return mayEndOn(state, at) ? walked : void 0;
		if (walked.length > 0 && isPile(state, at)) return void 0;
		for (const next of inOrder(nextTiles(state, at, from, toKing))) {
			const found = goOn(next, at, [...walked, next]);
			if (found) return found;
		}
	};
	return goOn(cookOf(state), state.cameFrom, []);
}
/** LK4.2, LK4.3, LK7.1 */
function nextTiles(state, at, from, toKing) {
	const tiles = stepsFrom(at).filter((next) => next !== from && !isBlocked(state, next));
	return toKing && DOOR.includes(at) ? [-1, ...tiles] : tiles;
}
function checkWalk(state, tiles) {
	const wanted = stepsShown(state);
	const toKing = tiles.at(-1) === -1;
	if (toKing ? tiles.length > wanted : tiles.length !== wanted) return {
		rule: "LK4.1",
		reason: "wrong-length",
		facts: {
			steps: tiles.length,
			wanted
		}
	};
	let at = cookOf(state);
	let from = state.cameFrom;
	for (const [index, next] of tiles.entries()) {
		const refusal = whyNoStep(state, {
			at,
			from,
			next,
			first: index === 0
		});
		if (refusal) return refusal;
		from = at;
		at = next;
	}
	return toKing ? void 0 : whyNotEndOn(state, at);
}
/** The number of tiles that the cook must walk. */
function stepsShown(state) {
	return must(state.fall, "a fall").face;
}
function cookOf(state) {
	return must(state.cooks[state.onTurn - 1], "a cook");
}
function whyNoStep(state, { at, from, next, first }) {
	const tile = makeTileOrCarpet(next);
	if (!first && isPile(state, at)) return {
		rule: "LK4.4",
		reason: "pile-in-the-way",
		facts: { tile: makeTile(at) }
	};
	if (next === -1) {
		if (!DOOR.includes(at)) return noStep(at, next);
		const kinds = countOn(must(state.trays[state.onTurn - 1], "a tray"));
		if (mayGoToKing(state)) return void 0;
		return {
			rule: "LK4.6",
			reason: "carpet-too-soon",
			facts: { kinds }
		};
	}
	if (!stepsFrom(at).includes(next)) return noStep(at, next);
	if (next === from) return {
		rule: "LK4.2",
		reason: "back-and-forth",
		facts: { tile }
	};
	if (!isBlocked(state, next)) return void 0;
	return {
		rule: "LK4.3",
		reason: "pancake-in-the-way",
		facts: { tile }
	};
}
function whyNotEndOn(state, at) {
	if (mayEndOn(state, at)) return void 0;
	const facts = { tile: makeTile(at) };
	if (at === cookOf(state)) return {
		rule: "LK4.1",
		reason: "back-where-you-began",
		facts
	};
	return {
		rule: "LK4.5",
		reason: "cook-in-the-way",
		facts
	};
}
function noStep(at, next) {
	return {
		rule: at === -1 || next === -1 ? "LK4.6" : "LK4.1",
		reason: "no-step",
		facts: {
			from: makeTileOrCarpet(at),
			to: makeTileOrCarpet(next)
		}
	};
}
function makeTileOrCarpet(tile) {
	return tile === -1 ? "c0" : makeTile(tile);
}
/** LK4.1, LK4.5: not where it began, and not with another cook. There is room for all on the carpet. */
function mayEndOn(state, tile) {
	return tile === -1 || !state.cooks.includes(tile);
}
/** LK4.3 */
function isBlocked(state, tile) {
	return state.lying.some((pancake) => pancake.tile === tile);
}
/** LK4.4 */
function isPile(state, tile) {
	return state.piles.some((pile) => pile.tile === tile);
}
/** LK7.1 */
function mayGoToKing(state) {
	return countOn(must(state.trays[state.onTurn - 1], "a tray")) === 6;
}
// packages/games/src/leibkoeche/rules/choices.ts
/** How rarely a player by lot reorders the tray. */
const ORDER_ONCE_IN = 40;
/** Every legal entry but a toss by hand, of which there is no end. */
function moves(state, seat) {
	if (state.phase === "ordering") return state.ordering[0] === seat ? ordersOf(everyOrder(trayOf(state, seat))) : [];
	if (state.onTurn !== seat || state.phase === "over") return [];
	return [...movesDue(state), ...mayOrder(state) ? changingOrders(state) : []];
}
/** A legal entry by lot; a hand that tosses at random where only hands may. */
function sample(state, seat, random) {
	const tray = trayOf(state, seat);
	if (state.phase === "ordering") return {
		kind: "order",
		places: drawOrder(tray, random)
	};
	if (mayOrder(state) && random.below(ORDER_ONCE_IN) === 0) {
		const places = drawOrder(tray, random);
		if (!isSame(places, placesOf(tray))) return {
			kind: "order",
			places
		};
	}
	return drawDue(state, random);
}
/** As one of `movesDue`, without making all of them where there are many. */
function drawDue(state, random) {
	switch (state.phase) {
		case "walk": return {
			kind: "walk",
			tiles: drawWalk(state, random)
		};
		case "second": return drawSecond(state, random);
		case "lay": return drawLaying(state, random);
		case "toss":
			if (!mayTossByChance(state)) return {
				kind: "toss",
				toss: drawTrace(random)
			};
			return {
				kind: "toss",
				toss: pick(random, ["half", "full"])
			};
		default: return pick(random, movesDue(state));
	}
}
/** Each tile is as likely to be laid on with either face as to be swapped onto. */
function drawSecond(state, random) {
	const tiles = tilesToLay(state);
	const drawn = random.below(3 * tiles.length + 2);
	if (drawn < 2) return {
		kind: "keep",
		face: pick(random, facesOf(state))
	};
	if (drawn < tiles.length + 2) return {
		kind: "swap",
		tile: pick(random, tiles)
	};
	return {
		kind: "lay",
		tile: pick(random, tiles),
		face: pick(random, facesOf(state))
	};
}
function drawLaying(state, random) {
	return {
		kind: "lay",
		tile: pick(random, tilesToLay(state)),
		face: pick(random, facesOf(state))
	};
}
function movesDue(state) {
	switch (state.phase) {
		case "put": return [...freeTiles(state).map((tile) => ({
			kind: "put",
			tile
		})), { kind: "leave" }];
		case "shift": return kindsOn(trayOf(state, state.onTurn)).flatMap((garnish) => [{
			kind: "shift",
			garnish,
			end: "left"
		}, {
			kind: "shift",
			garnish,
			end: "right"
		}]);
		case "from": return state.lying.filter(({ tile }) => !state.barred.includes(tile)).map(({ tile }) => ({
			kind: "from",
			tile
		}));
		case "toss": return mayTossByChance(state) ? [{
			kind: "toss",
			toss: "half"
		}, {
			kind: "toss",
			toss: "full"
		}] : [];
		case "walk": return walks(state).map((tiles) => ({
			kind: "walk",
			tiles
		}));
		case "tray": return freePlaces(trayOf(state, state.onTurn)).map((place) => ({
			kind: "tray",
			place: place + 1
		}));
		case "peek": return Array.from({ length: 6 }, (_, place) => ({
			kind: "peek",
			place: place + 1
		}));
		case "second": return [
			...layings(state),
			...keepings(state),
			...swaps(state)
		];
		case "lay": return layings(state);
		case "king":
		case "piles":
		case "stack":
		case "first":
		case "fall":
		case "ordering":
		case "over": return [];
		default: return unreachable(state.phase);
	}
}
/** LK3.8, LK9.2 */
function mayTossByChance({ options }) {
	return options.toss === "chance" || options.assist === "on";
}
function layings(state) {
	return tilesToLay(state).flatMap((tile) => facesOf(state).map((face) => ({
		kind: "lay",
		tile,
		face
	})));
}
function keepings(state) {
	return facesOf(state).map((face) => ({
		kind: "keep",
		face
	}));
}
function swaps(state) {
	return tilesToLay(state).map((tile) => ({
		kind: "swap",
		tile
	}));
}
function facesOf(state) {
	const { low } = heldOf(state);
	return [low, otherFace(low)];
}
function changingOrders(state) {
	const tray = trayOf(state, state.onTurn);
	const present = placesOf(tray);
	return ordersOf(everyOrder(tray).filter((places) => !isSame(places, present)));
}
function ordersOf(orders) {
	return orders.map((places) => ({
		kind: "order",
		places
	}));
}
function isSame(places, others) {
	return places.every((kind, index) => kind === others[index]);
}
/** A flick in percent of its speed, step by step: up, and down again. */
const FLICK = [
	25,
	55,
	85,
	100,
	100,
	66,
	0,
	-66,
	-100,
	-66,
	-20
];
/** A hand without a plan: it turns most pancakes, and catches some. */
function drawTrace(random) {
	const speed = 32 + random.below(29);
	return FLICK.map((percent) => Math.round(percent * speed / 100));
}
// packages/games/src/leibkoeche/rules/pans.ts
/** LK2.1, LK2.2: small for the leaders, large for the last, normal between and when all are equal. */
function panFor({ trays }, seat) {
	const counts = trays.map(countOn);
	const own = must(counts[seat - 1], `a tray of seat ${seat}`);
	const most = Math.max(...counts);
	const fewest = Math.min(...counts);
	if (most === fewest) return "normal";
	if (own === most) return "small";
	return own === fewest ? "large" : "normal";
}
// packages/games/src/leibkoeche/rules/course.ts
/** How a turn goes on from one entry to the next. */
function beginTurn(state, seat) {
	const begun = {
		...state,
		onTurn: seat,
		pan: panFor(state, seat),
		throws: 0,
		toss: null,
		fall: null,
		cameFrom: null,
		barred: state.lastLaid === null ? [] : [state.lastLaid]
	};
	return state.toPut > 0 ? {
		...begun,
		phase: "put"
	} : afterPutting(begun);
}
/** LK3.5 */
function putCook(state, tile) {
	const cooks = state.cooks.map((cook, index) => index === state.toPut - 1 && tile !== null ? tile : cook);
	return afterPutting({
		...state,
		cooks,
		toPut: 0
	});
}
/** LK3.2: while the stack lasts its top one is taken by itself. */
function takePancake(state) {
	const [top, ...stack] = state.stack;
	if (top === void 0) return {
		...state,
		phase: "from"
	};
	return {
		...state,
		phase: "toss",
		stack,
		held: {
			low: top,
			face: top
		}
	};
}
function takeFrom(state, tile) {
	const { low, face } = must(state.lying.find((pancake) => pancake.tile === tile), "a pancake to take");
	const lying = state.lying.filter((pancake) => pancake.tile !== tile);
	return {
		...state,
		phase: "toss",
		lying,
		held: {
			low,
			face
		}
	};
}
function fallen(state, fall) {
	const held = {
		...heldOf(state),
		face: fall.face
	};
	const down = {
		...state,
		toss: null,
		fall,
		held,
		throws: state.throws + 1
	};
	if (fall.result === "invalid") return {
		...down,
		phase: "lay"
	};
	return canWalk(down) ? {
		...down,
		phase: "walk"
	} : afterWalk(down);
}
function walk(state, tiles) {
	const start = cookOf(state);
	const end = must(tiles.at(-1), "a step");
	const cooks = state.cooks.map((cook, index) => index === state.onTurn - 1 ? end : cook);
	const walked = {
		...state,
		cooks,
		cameFrom: tiles.at(-2) ?? start
	};
	return end === -1 ? arrive(walked) : collect(walked, end);
}
/** LK6.1, after the reveal. */
function placeOnTray(state, place) {
	return afterWalk(pickUp(state, pickupHere(state), place));
}
function afterWalk(state) {
	const second = state.fall?.result === "caught" && state.throws === 1;
	return {
		...state,
		phase: second ? "second" : "lay"
	};
}
/** LK3.6: the used one lies down with the used face up, and another one is taken. */
function swap(state, tile) {
	const laid = layDown(state, tile, heldOf(state).face);
	return takePancake({
		...laid,
		barred: [...laid.barred, tile]
	});
}
function lay(state, tile, face) {
	const laid = layDown(state, tile, face);
	const toPut = state.fall?.result === "invalid" ? state.onTurn : 0;
	const done = {
		...laid,
		toPut
	};
	return !state.revealed && state.arrived.includes(state.onTurn) ? interrupt(done) : endTurn(done);
}
function endTurn(state) {
	return beginTurn(state, state.onTurn % state.seats + 1);
}
/** LK7.2: when the last one has ordered, the king's pancakes are turned up. */
function afterOrdering(state) {
	const ordering = state.ordering.slice(1);
	if (ordering.length > 0) return {
		...state,
		ordering
	};
	return winOr({
		...state,
		ordering,
		revealed: true
	}, endTurn);
}
/** LK7.3 */
function winOr(state, otherwise) {
	return matchesKing(state, state.onTurn) ? win(state, state.onTurn) : otherwise(state);
}
function afterPutting(state) {
	return state.arrived.includes(state.onTurn) ? {
		...state,
		phase: "shift"
	} : takePancake(state);
}
function layDown(state, tile, face) {
	const { low } = heldOf(state);
	return {
		...state,
		held: null,
		lying: [...state.lying, {
			tile,
			low,
			face
		}],
		lastLaid: tile
	};
}
/** LK7.2: no second throw; the pancake is laid down first, unless the arrival wins. */
function arrive(state) {
	const arrived = {
		...state,
		arrived: [...state.arrived, state.onTurn]
	};
	const toLay = {
		...arrived,
		phase: "lay"
	};
	return state.revealed ? winOr(arrived, () => toLay) : toLay;
}
function collect(state, tile) {
	const pile = state.piles.find((other) => other.tile === tile);
	const pickup = pile && pickupFrom(state, state.onTurn, pile);
	if (!pickup) return afterWalk(state);
	const places = freePlaces(trayOf(state, state.onTurn));
	if (state.revealed && pickup.replaces === void 0 && places.length > 1) return {
		...state,
		phase: "tray"
	};
	const picked = pickUp(state, pickup, pickup.replaces ?? must(places[0], "a free place"));
	return pickup.garnished.crowned && !state.revealed ? {
		...picked,
		phase: "peek"
	} : afterWalk(picked);
}
function pickupHere(state) {
	const pile = must(state.piles.find((other) => other.tile === cookOf(state)), "a pile under the cook");
	return must(pickupFrom(state, state.onTurn, pile), "a pancake to pick up");
}
// packages/games/src/leibkoeche/rules/events.ts
function events(step, viewer) {
	const { before, after } = step;
	const revealed = !before.revealed && after.revealed;
	return [
		...acted(step, viewer),
		...collected(step),
		...revealed ? [{
			kind: "revealed",
			king: after.king
		}] : [],
		...takenFromStack(step),
		...after.outcome ? [{
			kind: "ended",
			outcome: after.outcome
		}] : []
	];
}
function acted({ before, by, move, after }, viewer) {
	const seat = by === "chance" ? before.onTurn : by;
	switch (move.kind) {
		case "king":
		case "piles":
		case "stack": return [{
			kind: "set-up",
			what: move.kind
		}];
		case "first": return [{
			kind: "begins",
			seat: move.seat
		}];
		case "put": return [{
			kind: "put",
			seat,
			cook: before.toPut,
			to: move.tile
		}];
		case "leave": return [{
			kind: "left",
			seat,
			cook: before.toPut
		}];
		case "shift": return [{
			kind: "shifted",
			seat,
			garnish: move.garnish,
			end: move.end
		}];
		case "from": return [{
			kind: "took",
			seat,
			low: after.held?.low ?? 1,
			from: move.tile
		}];
		case "toss": return [{
			kind: "tossed",
			seat,
			toss: move.toss,
			pan: before.pan,
			face: before.held?.face ?? 0
		}];
		case "fall": return fell(seat, move.fall, after);
		case "walk": {
			const walked = {
				kind: "walked",
				seat,
				from: before.cooks[seat - 1] ?? 0,
				tiles: move.tiles
			};
			return after.arrived.length > before.arrived.length ? [walked, {
				kind: "arrived",
				seat
			}] : [walked];
		}
		case "tray": return [];
		case "peek": {
			const saw = viewer === seat || viewer === "open" ? before.king[move.place - 1] ?? null : null;
			return [{
				kind: "peeked",
				seat,
				place: move.place,
				saw
			}];
		}
		case "keep": return [{
			kind: "turned",
			seat,
			face: move.face
		}];
		case "swap": return [{
			kind: "laid",
			seat,
			tile: move.tile,
			face: before.held?.face ?? 0
		}];
		case "lay": return [{
			kind: "laid",
			seat,
			tile: move.tile,
			face: move.face
		}];
		case "order": return [{
			kind: "ordered",
			seat,
			places: move.places
		}];
		default: return unreachable(move);
	}
}
/** LK4.7: a throw that counts and leads nowhere is told. */
function fell(seat, fall, after) {
	const stuck = fall.result !== "invalid" && after.phase !== "walk";
	const down = {
		kind: "fell",
		seat,
		fall
	};
	return stuck ? [down, {
		kind: "stuck",
		seat,
		steps: fall.face
	}] : [down];
}
/** LK6.1, LK6.2: what came onto the tray by itself or by choice of a place. */
function collected({ before, move, after }) {
	if (move.kind !== "walk" && move.kind !== "tray") return [];
	const seat = before.onTurn;
	const earlier = trayOf(before, seat);
	return trayOf(after, seat).flatMap((garnished, index) => garnished && garnished !== earlier[index] ? [{
		kind: "collected",
		seat,
		garnished,
		place: index + 1,
		exchanged: earlier[index] !== null
	}] : []);
}
/** LK3.2: the top of the stack is taken without an entry. */
function takenFromStack({ before, after }) {
	const [low] = before.stack;
	if (low === void 0 || before.stack.length <= after.stack.length) return [];
	return [{
		kind: "took",
		seat: after.onTurn,
		low,
		from: "stack"
	}];
}
// packages/games/src/leibkoeche/rules/imagining.ts
/** What is seen stays; the king's other places, the crowns below and the stack are dealt anew. */
function imagine(seen, random) {
	const { view } = seen;
	return {
		...view,
		options: seen.options,
		seats: seen.seats,
		king: imagineKing(view.king, random),
		piles: view.piles.map((pile) => imaginePile(pile, random)),
		stack: imagineStack(view, random)
	};
}
function imagineKing(known, random) {
	const unknown = shuffled(random, KINDS.filter((kind) => !known.includes(kind)));
	return known.map((kind) => kind ?? must(unknown.pop(), "a kind not yet seen"));
}
/** LK10.3: a crown that has not been seen is somewhere below the top. */
function imaginePile({ kind, tile, size, crown }, random) {
	const places = {
		top: 0,
		below: crown === "below" ? 1 + random.below(size - 1) : -1,
		gone: -1
	};
	return {
		kind,
		tile,
		crowns: Array.from({ length: size }, (_, index) => index === places[crown])
	};
}
function imagineStack(view, random) {
	const { size, top } = view.stack;
	if (top === null) return [];
	return [top, ...shuffled(random, [top, ...[...view.lying, ...view.held ? [view.held] : []].map(({ low }) => low)].reduce((lows, low) => lows.toSpliced(lows.indexOf(low), 1), THROWING))].slice(0, size);
}
// packages/games/src/leibkoeche/rules/setup.ts
/** LK1.3: five of each kind, one of them with a crown. */
const PILE_SIZE = 5;
/** LK1.4: never in row 1. */
const PILE_TILES = TILES.filter((tile) => rowOf(tile) > 1);
function drawKing(random) {
	return shuffled(random, KINDS);
}
/** LK1.4: tile by tile among those that are still apart from the others; anew if that leads nowhere. */
function drawPiles(random) {
	for (;;) {
		const tiles = [];
		let open = PILE_TILES;
		while (open.length > 0 && tiles.length < KINDS.length) {
			const tile = pick(random, open);
			tiles.push(tile);
			open = open.filter((other) => other !== tile && !areNeighbours(tile, other));
		}
		if (tiles.length < KINDS.length) continue;
		return KINDS.map((kind, index) => {
			const crown = random.below(PILE_SIZE);
			const crowns = Array.from({ length: PILE_SIZE }, (_, place) => place === crown);
			return {
				kind,
				tile: must(tiles[index], "a tile for the pile"),
				crowns
			};
		});
	}
}
function drawStack(random) {
	return shuffled(random, THROWING);
}
function checkKing(kinds) {
	if (kinds.toSorted().join("") === KINDS.join("")) return void 0;
	return {
		rule: "LK1.2",
		reason: "bad-setup",
		facts: { what: "king" }
	};
}
function checkPiles(piles) {
	if (piles.map(({ kind }) => kind).join("") !== KINDS.join("")) return {
		rule: "LK1.2",
		reason: "bad-setup",
		facts: { what: "piles" }
	};
	const isSound = ({ crowns }) => crowns.length === PILE_SIZE && crowns.filter(Boolean).length === 1;
	if (!piles.every(isSound)) return {
		rule: "LK1.3",
		reason: "bad-setup",
		facts: { what: "crowns" }
	};
	if (!piles.some(({ tile }, index) => piles.slice(0, index).some((other) => other.tile === tile || areNeighbours(tile, other.tile))) && piles.every(({ tile }) => PILE_TILES.includes(tile))) return void 0;
	return {
		rule: "LK1.4",
		reason: "bad-setup",
		facts: { what: "tiles" }
	};
}
function checkStack(lows) {
	if (lows.toSorted((one, other) => one - other).join("") === THROWING.join("")) return void 0;
	return {
		rule: "LK1.5",
		reason: "bad-setup",
		facts: { what: "stack" }
	};
}
// packages/games/src/leibkoeche/rules/legality.ts
/** What each phase waits for, and the rule that says so. */
const DUE = {
	king: {
		rule: "LK1.2",
		kinds: ["king"]
	},
	piles: {
		rule: "LK1.3",
		kinds: ["piles"]
	},
	stack: {
		rule: "LK1.5",
		kinds: ["stack"]
	},
	first: {
		rule: "LK1.7",
		kinds: ["first"]
	},
	put: {
		rule: "LK3.5",
		kinds: ["put", "leave"]
	},
	shift: {
		rule: "LK7.4",
		kinds: ["shift"]
	},
	from: {
		rule: "LK3.2",
		kinds: ["from"]
	},
	toss: {
		rule: "LK3.1",
		kinds: ["toss"]
	},
	fall: {
		rule: "LK3.3",
		kinds: ["fall"]
	},
	walk: {
		rule: "LK4.1",
		kinds: ["walk"]
	},
	tray: {
		rule: "LK6.1",
		kinds: ["tray"]
	},
	peek: {
		rule: "LK6.3",
		kinds: ["peek"]
	},
	second: {
		rule: "LK3.6",
		kinds: [
			"lay",
			"keep",
			"swap"
		]
	},
	lay: {
		rule: "LK5.1",
		kinds: ["lay"]
	},
	ordering: {
		rule: "LK7.2",
		kinds: ["order"]
	},
	over: {
		rule: "LK7.3",
		kinds: ["shift"]
	}
};
function check(state, by, move) {
	const { rule, kinds } = DUE[state.phase];
	if (move.kind === "order" && by !== "chance") return checkOrderNow(state, by, move);
	if (!kinds.includes(move.kind)) return {
		rule,
		reason: "not-now",
		facts: { due: kinds[0] }
	};
	switch (move.kind) {
		case "king": return checkKing(move.kinds);
		case "piles": return checkPiles(move.piles);
		case "stack": return checkStack(move.lows);
		case "first":
			if (move.seat >= 1 && move.seat <= state.seats) return void 0;
			return {
				rule: "LK1.7",
				reason: "no-such-starter",
				facts: { seat: move.seat }
			};
		case "put": return checkFree(state, move.tile, "LK3.5");
		case "from": return checkFrom(state, move.tile);
		case "toss": return checkToss(state, move.toss);
		case "fall": return checkFall(state, move.fall);
		case "walk": return checkWalk(state, move.tiles);
		case "tray":
			if (freePlaces(trayOf(state, state.onTurn)).includes(move.place - 1)) return void 0;
			return {
				rule: "LK6.1",
				reason: "place-taken",
				facts: { place: move.place }
			};
		case "keep": return checkFace(state, move.face, "LK3.6");
		case "swap": return checkLaying(state, move.tile);
		case "lay": return checkLaying(state, move.tile) ?? checkFace(state, move.face, "LK5.1");
		case "leave":
		case "shift":
		case "peek":
		case "order": return;
		default: return unreachable(move);
	}
}
function checkOrderNow(state, seat, move) {
	const { rule, kinds } = DUE[state.phase];
	if (!(state.phase === "ordering" || state.phase !== "shift" && state.phase !== "tray")) return {
		rule,
		reason: "not-now",
		facts: { due: kinds[0] }
	};
	return checkOrder(state, seat, move.places);
}
function checkFree(state, tile, rule) {
	if (isFree(state, tile)) return void 0;
	return {
		rule,
		reason: "tile-not-free",
		facts: { tile: makeTile(tile) }
	};
}
/** LK5.1, LK5.2 */
function checkLaying(state, tile) {
	const taken = checkFree(state, tile, "LK5.1");
	if (taken || !isBarredRow(state, tile)) return taken;
	return {
		rule: "LK5.2",
		reason: "not-on-row-one",
		facts: { tile: makeTile(tile) }
	};
}
/** LK3.2, LK5.3 */
function checkFrom(state, tile) {
	const facts = { tile: makeTile(tile) };
	if (!state.lying.some((pancake) => pancake.tile === tile)) return {
		rule: "LK3.2",
		reason: "no-pancake-there",
		facts
	};
	return state.barred.includes(tile) ? {
		rule: "LK5.3",
		reason: "laid-last",
		facts
	} : void 0;
}
function checkFace(state, face, rule) {
	if (hasFace(heldOf(state), face)) return void 0;
	return {
		rule,
		reason: "no-such-face",
		facts: { face }
	};
}
// packages/games/src/leibkoeche/rules/notation.ts
const notation = {
	make,
	parse: (_state, _by, text) => {
		const move = parse(text);
		if (move) return ok(move);
		return fail(isMeantAsTrace(text) ? notAHand("not-whole") : "unreadable");
	}
};
function make(state, move) {
	switch (move.kind) {
		case "king": return `king ${move.kinds.join("")}`;
		case "piles": return `piles ${move.piles.map(makePile).join(" ")}`;
		case "stack": return `stack ${move.lows.join("")}`;
		case "first": return `first ${move.seat}`;
		case "put":
		case "from":
		case "swap": return `${move.kind} ${makeTile(move.tile)}`;
		case "leave": return "leave";
		case "shift": return `shift ${move.garnish} ${move.end}`;
		case "toss": return `toss ${typeof move.toss === "string" ? move.toss : move.toss.join(",")}`;
		case "fall": return `fall ${move.fall.result} ${move.fall.face}`;
		case "walk": return `walk ${makeWalk(state, move.tiles)}`;
		case "tray":
		case "peek": return `${move.kind} ${move.place}`;
		case "keep": return `keep:${move.face}`;
		case "lay": return `lay ${makeTile(move.tile)}:${move.face}`;
		case "order": return `order ${move.places.map((kind) => kind ?? "-").join("")}`;
		default: return unreachable(move);
	}
}
function makePile({ kind, tile, crowns }) {
	return `${kind}:${makeTile(tile)}:${crowns.map((crown) => crown ? "*" : ".").join("")}`;
}
/** The carpet is written with the column of the door that leads to it. */
function makeWalk(state, tiles) {
	const before = tiles.at(-2) ?? must(state.cooks[state.onTurn - 1], "a cook");
	return tiles.map((tile) => tile === -1 ? `${"abcdef".charAt(columnOf(before))}0` : makeTile(tile)).join("");
}
function parse(text) {
	if (text === "leave") return { kind: "leave" };
	const keep = /^keep:([1-6])$/.exec(text);
	if (keep) return {
		kind: "keep",
		face: Number(keep[1])
	};
	const space = text.indexOf(" ");
	const rest = text.slice(space + 1);
	return space < 0 ? void 0 : parseWords(text.slice(0, space), rest);
}
function parseWords(word, rest) {
	switch (word) {
		case "king": return parseKing(rest);
		case "piles": return parsePiles(rest);
		case "stack": return parseStack(rest);
		case "first": return /^[1-4]$/.test(rest) ? {
			kind: word,
			seat: Number(rest)
		} : void 0;
		case "put":
		case "from":
		case "swap": {
			const tile = parseTile(rest);
			return tile === void 0 ? void 0 : {
				kind: word,
				tile
			};
		}
		case "shift": return parseShift(rest);
		case "toss": return parseToss(rest);
		case "fall": return parseFall(rest);
		case "walk": return parseWalk(rest);
		case "tray":
		case "peek": return /^[1-6]$/.test(rest) ? {
			kind: word,
			place: Number(rest)
		} : void 0;
		case "lay": return parseLay(rest);
		case "order": return parseOrder(rest);
		default: return;
	}
}
function parseKing(text) {
	const kinds = text.split("");
	return areKinds(kinds) && kinds.length === 6 ? {
		kind: "king",
		kinds
	} : void 0;
}
function parsePiles(text) {
	const piles = text.split(" ").map((part) => {
		const [, kind = "", name = "", crowns = ""] = /^([A-F]):(..):([.*]+)$/.exec(part) ?? [];
		const tile = parseTile(name);
		if (!isKind(kind) || tile === void 0) return void 0;
		return {
			kind,
			tile,
			crowns: crowns.split("").map((sign) => sign === "*")
		};
	});
	return piles.every((pile) => pile !== void 0) ? {
		kind: "piles",
		piles
	} : void 0;
}
function parseStack(text) {
	if (!/^[1-3]{6}$/.test(text)) return void 0;
	return {
		kind: "stack",
		lows: text.split("").map((low) => Number(low))
	};
}
function parseShift(text) {
	const [garnish = "", end, ...more] = text.split(" ");
	if (!isKind(garnish) || more.length > 0 || end !== "left" && end !== "right") return void 0;
	return {
		kind: "shift",
		garnish,
		end
	};
}
function parseToss(text) {
	if (text === "half" || text === "full") return {
		kind: "toss",
		toss: text
	};
	if (!/^-?\d{1,9}(,-?\d{1,9})*$/.test(text)) return void 0;
	const toss = text.split(",").map(Number);
	return toss.join(",") === text ? {
		kind: "toss",
		toss
	} : void 0;
}
/** LK8.2: numbers, but not whole ones, or the list was cut off. */
function isMeantAsTrace(text) {
	return /^toss [-+\d.,e]+$/i.test(text);
}
function parseFall(text) {
	const [, result, face] = /^(caught|missed|invalid) ([1-6])$/.exec(text) ?? [];
	if (!result) return void 0;
	return {
		kind: "fall",
		fall: {
			result,
			face: Number(face)
		}
	};
}
function parseWalk(text) {
	if (!/^([a-f][1-7])*([a-f][1-7]|[cd]0)$/.test(text)) return void 0;
	const names = text.match(/../g) ?? [];
	const tiles = names.map((name) => parseTile(name) ?? -1);
	const [last = "", door] = names.toReversed();
	if (last.endsWith("0") && door !== void 0 && door !== `${last.charAt(0)}1`) return void 0;
	return {
		kind: "walk",
		tiles
	};
}
function parseLay(text) {
	const [, name = "", face] = /^(..):([1-6])$/.exec(text) ?? [];
	const tile = parseTile(name);
	return tile === void 0 ? void 0 : {
		kind: "lay",
		tile,
		face: Number(face)
	};
}
function parseOrder(text) {
	if (!/^[A-F-]{6}$/.test(text)) return void 0;
	return {
		kind: "order",
		places: text.split("").map((sign) => isKind(sign) ? sign : null)
	};
}
function areKinds(letters) {
	return letters.every(isKind);
}
// packages/games/src/leibkoeche/rules/sight.ts
function view(state, viewer) {
	return {
		options: state.options,
		phase: state.phase,
		king: state.king.map((kind, index) => mayKnow(state, index + 1, viewer) ? kind : null),
		revealed: state.revealed,
		piles: state.piles.map(seenPile),
		stack: {
			size: state.stack.length,
			top: state.stack[0] ?? null
		},
		lying: state.lying,
		lastLaid: state.lastLaid,
		barred: state.barred,
		held: state.held,
		cooks: state.cooks,
		trays: state.trays,
		arrived: state.arrived,
		peeks: state.peeks,
		onTurn: state.onTurn,
		pan: state.pan,
		throws: state.throws,
		toss: state.toss,
		fall: state.fall,
		cameFrom: state.cameFrom,
		toPut: state.toPut,
		ordering: state.ordering,
		justOrdered: state.justOrdered,
		outcome: state.outcome
	};
}
/** LK10.2 */
function mayKnow(state, place, viewer) {
	if (state.revealed || viewer === "open") return true;
	return state.peeks.some((peek) => peek.seat === viewer && peek.place === place);
}
/** LK10.3 */
function secrecy({ move }, viewer) {
	if (viewer === "open") return "none";
	if (move.kind === "king") return { until: REVEALED };
	return move.kind === "piles" || move.kind === "stack" ? "until-end" : "none";
}
/** LK7.2: the king's pancakes are turned up. */
const REVEALED = "revealed";
function isDisclosed(until, now) {
	return until === REVEALED && now.revealed;
}
/** A new top on a pile or the stack, a look, a reveal, or anything that nature decided. */
function reveals({ before, by, move, after }, viewer) {
	return by === "chance" || move.kind === "peek" && viewer === by || before.stack !== after.stack || before.piles !== after.piles || before.revealed !== after.revealed || after.phase === "over";
}
function seenPile({ kind, tile, crowns }) {
	const place = crowns.indexOf(true);
	const below = place < 0 ? "gone" : "below";
	return {
		kind,
		tile,
		size: crowns.length,
		crown: place === 0 ? "top" : below
	};
}
// packages/games/src/leibkoeche/rules/game.ts
const leibkoeche = {
	info,
	init: (options, seats) => init(options, seats),
	turn,
	moves,
	sample,
	check,
	apply: (state, by, move) => {
		const next = carryOut(state, by, move);
		const justOrdered = move.kind === "order" && next.phase !== "ordering";
		return next.justOrdered === justOrdered ? next : {
			...next,
			justOrdered
		};
	},
	chance,
	view,
	events,
	secrecy,
	isDisclosed,
	reveals,
	imagine,
	notation,
	longest: () => 2e4
};
function init(options, seats) {
	const eachSeat = Array.from({ length: seats });
	return {
		options,
		seats,
		phase: "king",
		king: [],
		revealed: false,
		piles: [],
		stack: [],
		lying: [],
		lastLaid: null,
		barred: [],
		held: null,
		cooks: eachSeat.map(() => -1),
		trays: eachSeat.map(() => Array.from({ length: 6 }, () => null)),
		arrived: [],
		peeks: [],
		onTurn: 0,
		pan: "normal",
		throws: 0,
		toss: null,
		fall: null,
		cameFrom: null,
		toPut: 0,
		ordering: [],
		justOrdered: false,
		outcome: null
	};
}
function turn(state) {
	switch (state.phase) {
		case "king":
		case "piles":
		case "stack":
		case "first": return {
			kind: "chance",
			source: "lot"
		};
		case "fall": return {
			kind: "chance",
			source: typeof state.toss === "string" ? "lot" : "referee"
		};
		case "ordering": return {
			kind: "seats",
			seats: state.ordering.slice(0, 1),
			rule: "LK7.2"
		};
		case "over": return {
			kind: "over",
			outcome: state.outcome ?? {
				winners: [],
				rule: "LK7.3"
			}
		};
		default: return {
			kind: "seats",
			seats: [state.onTurn],
			rule: DUE[state.phase].rule
		};
	}
}
function carryOut(state, by, move) {
	switch (move.kind) {
		case "king": return {
			...state,
			phase: "piles",
			king: move.kinds
		};
		case "piles": return {
			...state,
			phase: "stack",
			piles: move.piles
		};
		case "stack": return {
			...state,
			phase: "first",
			stack: move.lows
		};
		case "first": return beginTurn(state, move.seat);
		case "put": return putCook(state, move.tile);
		case "leave": return putCook(state, null);
		case "shift": return winOr(shift(state, move.garnish, move.end), endTurn);
		case "from": return takeFrom(state, move.tile);
		case "toss": return {
			...state,
			phase: "fall",
			toss: move.toss
		};
		case "fall": return fallen(state, move.fall);
		case "walk": return walk(state, move.tiles);
		case "tray": return placeOnTray(state, move.place - 1);
		case "peek": {
			const peek = {
				seat: state.onTurn,
				place: move.place
			};
			return afterWalk({
				...state,
				peeks: [...state.peeks, peek]
			});
		}
		case "keep": return {
			...state,
			phase: "toss",
			held: {
				...heldOf(state),
				face: move.face
			}
		};
		case "swap": return swap(state, move.tile);
		case "lay": return lay(state, move.tile, move.face);
		case "order": {
			const ordered = order(state, Number(by), move.places);
			return state.phase === "ordering" ? afterOrdering(ordered) : ordered;
		}
		default: return unreachable(move);
	}
}
function chance(state, random) {
	switch (state.phase) {
		case "king": return {
			kind: "king",
			kinds: drawKing(random)
		};
		case "piles": return {
			kind: "piles",
			piles: drawPiles(random)
		};
		case "stack": return {
			kind: "stack",
			lows: drawStack(random)
		};
		case "first": return {
			kind: "first",
			seat: random.below(state.seats) + 1
		};
		default: return {
			kind: "fall",
			fall: drawFall(state, random)
		};
	}
}
export { leibkoeche as game };
