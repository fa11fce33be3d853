import {
  ClubDoor,
  ClubJoin,
  ClubJoined,
  ClubMade,
  ClubNames,
  ClubPersonChange,
  failures,
} from '@kast/protocol';
import { Type } from 'typebox';
import type { ClubServices } from '../../club/change-club.ts';
import {
  addNames,
  changePerson,
  joinClub,
  removePerson,
  shutClub,
} from '../../club/club-people.ts';
import type { Api } from '../api.ts';
import { answer, ClubParams } from './clubs.ts';

const PersonParams = Type.Object({
  ...ClubParams.properties,
  person: Type.String({ pattern: '^\\d{1,6}$' }),
});

const FAILURES = failures(
  'unknown-club',
  'bad-session',
  'not-the-host',
  'club-refused',
  'busy',
  'bad-name',
);

export function clubPeopleRoutes(api: Api, services: ClubServices): void {
  api.post(
    '/clubs/:club/people',
    {
      schema: {
        tags: ['club'],
        summary: 'Come to an evening with this device',
        params: ClubParams,
        body: ClubJoin,
        response: { 200: ClubJoined, ...FAILURES },
      },
    },
    async (request, reply) =>
      answer(request, reply, (guest) =>
        joinClub(services, request.params.club, guest, request.body),
      ),
  );

  api.post(
    '/clubs/:club/names',
    {
      schema: {
        tags: ['club'],
        summary: 'Add people who come without a device',
        params: ClubParams,
        body: ClubNames,
        response: { 201: Type.Object({ people: Type.Array(Type.Integer()) }), ...FAILURES },
      },
    },
    async (request, reply) =>
      answer(request, reply.code(201), (guest) =>
        addNames(services, request.params.club, guest, request.body.names),
      ),
  );

  api.put(
    '/clubs/:club/people/:person',
    {
      schema: {
        tags: ['club'],
        summary: 'Call somebody otherwise, or say that they have left or are back',
        params: PersonParams,
        body: ClubPersonChange,
        response: { 200: ClubJoined, ...FAILURES },
      },
    },
    async (request, reply) =>
      answer(request, reply, (guest) => {
        const { club: id, person } = request.params;
        return changePerson(services, { id, person: Number(person) }, guest, request.body);
      }),
  );

  api.delete(
    '/clubs/:club/people/:person',
    {
      schema: {
        tags: ['club'],
        summary:
          'Remove somebody; who was paired stays in the standings, away and without a device',
        params: PersonParams,
        response: { 200: ClubJoined, ...FAILURES },
      },
    },
    async (request, reply) =>
      answer(request, reply, (guest) => {
        const { club: id, person } = request.params;
        return removePerson(services, { id, person: Number(person) }, guest);
      }),
  );

  api.put(
    '/clubs/:club/door',
    {
      schema: {
        tags: ['club'],
        summary: 'Let nobody else join with a device, or let them again',
        params: ClubParams,
        body: ClubDoor,
        response: { 200: ClubMade, ...FAILURES },
      },
    },
    async (request, reply) =>
      answer(request, reply, (guest) =>
        shutClub(services, request.params.club, guest, request.body.isShut),
      ),
  );
}
