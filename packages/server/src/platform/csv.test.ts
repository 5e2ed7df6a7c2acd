import { describe, expect, it } from 'vitest'
import { CsvRecords } from './csv.ts'

/** Three columns, of which the last may hold line breaks. */
function recordsOf(text: string, separator = ';') {
  const records = new CsvRecords(separator, [false, false, true])
  const found = text.split('\n').flatMap((line, at) => records.add({ line: at + 1, text: line }))
  return [...found, ...records.end()].map(({ line, cells }) => [line, cells])
}

describe('a CSV', () => {
  it('has cells with and without quotes, and fewer of them than columns', () => {
    expect(recordsOf('a; b ;c\n"a;1" ;"b ""2""";\n\na')).toEqual([
      [1, ['a', 'b', 'c']],
      [2, ['a;1', 'b "2"', '']],
      [4, ['a']],
    ])
    expect(recordsOf('a\t\t"c\td"', '\t')).toEqual([[1, ['a', '', 'c\td']]])
  })

  it('may have lines within a cell, where its column allows it', () => {
    expect(recordsOf('a;b;"one\n\n""two""\nthree"\nd;e;f')).toEqual([
      [1, ['a', 'b', 'one\n\n"two"\nthree']],
      [5, ['d', 'e', 'f']],
    ])
    expect(recordsOf('a;"b\n1";c')).toEqual([
      [1, null],
      [2, ['1"', 'c']],
    ])
  })

  it('takes a quote inside a cell for what it is', () => {
    expect(recordsOf('Carta "A" Boa;b;12"')).toEqual([[1, ['Carta "A" Boa', 'b', '12"']]])
  })

  it('loses to an open quote its own line alone', () => {
    const lines = Array.from({ length: 50 }, (_, at) => `a${at};b;c`)
    for (const last of ['', 'x;y;z', '"x";y;z', 'x;y;12"']) {
      const found = recordsOf(['a;"b;c', ...lines, last].join('\n'))
      expect(found.slice(0, 51)).toEqual([[1, null], ...lines.map((line, at) => [at + 2, line.split(';')])])
      expect(found.slice(51).map(([line]) => line)).toEqual(last ? [52] : [])
    }
  })

  it('counts once a line that is none of its own', () => {
    expect(recordsOf('a;b;c;d\n"a"b"c;d\n"a')).toEqual([
      [1, null],
      [2, null],
      [3, null],
    ])
  })
})
