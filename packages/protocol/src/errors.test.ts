import { describe, expect, it } from 'vitest';
import { ERROR_CODES, ERRORS, failures } from './errors.ts';

describe('the registry of errors', () => {
  it('gives every code an HTTP status of failure and a text', () => {
    for (const code of ERROR_CODES) {
      expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(ERRORS[code].status).toBeGreaterThanOrEqual(400);
      expect(ERRORS[code].status).toBeLessThan(600);
      expect(ERRORS[code].text).toMatch(/\.$/);
    }
  });

  it('groups the failures of a route by status', () => {
    const schemas = failures('stale', 'seat-taken', 'refused');
    expect(Object.keys(schemas)).toEqual(['409', '422']);
    expect(schemas[409]).toMatchObject({
      anyOf: [
        { properties: { code: { const: 'stale' }, missed: {} } },
        { properties: { code: { const: 'seat-taken' }, seat: {} } },
      ],
    });
  });
});
