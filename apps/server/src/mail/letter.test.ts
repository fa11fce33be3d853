import { describe, expect, it } from 'vitest';
import { letterOf } from './letter.ts';

describe('letterOf', () => {
  const evil = 'Ann\r\nBcc: all@example.org\u2028<script>"&';

  it('begins no line and no mark-up by what somebody is called', () => {
    const { subject, text, html } = letterOf({
      language: 'nl',
      subject: evil,
      body: [evil, { label: evil, href: 'https://kast.example/a?b=1&c="2"' }],
      foot: [],
    });
    expect(subject).toBe('Ann Bcc: all@example.org <script>"&');
    expect(text.split('\n').filter((line) => line.startsWith('Bcc'))).toEqual([]);
    expect(html).not.toContain('<script>');
    expect(html).toContain('href="https://kast.example/a?b=1&amp;c=&quot;2&quot;"');
  });

  it('can be ended by one press where it says so', () => {
    const letter = { language: 'nl', subject: '', body: [], foot: [] };
    expect(letterOf(letter).headers).not.toHaveProperty('List-Unsubscribe');
    expect(letterOf({ ...letter, unsubscribe: 'https://kast.example/x' }).headers).toMatchObject({
      'List-Unsubscribe': { value: '<https://kast.example/x>' },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });
});
