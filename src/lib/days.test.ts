import { expect, test } from 'vitest';
import { dayPattern, readDay, writeDay } from './days.ts';

test.each([
  ['6.5.1990', '1990-05-06'], ['06. 05. 1990.', '1990-05-06'], ['06/05/1990', '1990-05-06'], ['6 5 1990', '1990-05-06'], ['1990-05-06', '1990-05-06'],
  ['31.2.1990', '31.2.1990'], ['5.1990', '5.1990'], ['', null], ['  ', null],
])('VAL-29 %s is read as %s', (typed, day) => expect(readDay(typed)).toBe(day));

test('a day is written as the arena writes it, and read back the same', () => {
  for (const [locale, text] of [['hr', '06. 05. 1990.'], ['at', '06.05.1990'], ['es', '06/05/1990'], ['en', '06/05/1990']] as const) {
    expect(writeDay('1990-05-06', locale)).toBe(text);
    expect(readDay(text)).toBe('1990-05-06');
  }
  expect([writeDay('5.19', 'hr'), writeDay(null, 'hr')]).toEqual(['5.19', '']);
});

test('an empty day shows the order and signs of the arena in the letters of the language', () => {
  expect(dayPattern('dd/mm/yyyy', 'hr')).toBe('dd. mm. yyyy.');
  expect(dayPattern('TT.MM.JJJJ', 'es')).toBe('TT/MM/JJJJ');
  expect(dayPattern('dd.mm.gggg.', 'ba')).toBe('dd. mm. gggg.');
  expect(dayPattern('[a.b.c]', 'hr')).toBe('[a.b.c]');
});
