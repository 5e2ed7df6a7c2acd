import { describe, expect, it } from 'vitest'
import { partsOf } from '../parts-of-sheets.ts'
import { classesIn, usedStyle } from './used-style.ts'

const usedBy = (css: string, html: string) => usedStyle(partsOf(css), classesIn(html))

describe('the style of a page', () => {
  it.each([
    ['.a{x:1}.b{x:2}', '<p class="b">', '.b{x:2}'],
    ['p{x:1}.a{x:2}:root{--y:3}', '<p>', 'p{x:1}:root{--y:3}'],
    ['.a:hover .b{x:1}', '<p class="a">', ''],
    ['.a:hover .b{x:1}', '<p class="a"><b class="c b">', '.a:hover .b{x:1}'],
    ['.a,.b{x:1}', '<p class="b">', '.a,.b{x:1}'],
    ['.a:not(.b:first-child){x:1}', '<p class="a">', '.a:not(.b:first-child){x:1}'],
    ['.\\32xl\\:p-0\\.5{x:1}', '<p class="2xl:p-0.5">', '.\\32xl\\:p-0\\.5{x:1}'],
    ['.\\[\\&\\>p\\]\\:m-1{x:1}', '<p class="[&amp;&gt;p]:m-1">', '.\\[\\&\\>p\\]\\:m-1{x:1}'],
    ['[href$=".pdf"]{x:1}', '<p>', '[href$=".pdf"]{x:1}'],
  ])('takes from %s for %s', (css, html, used) => expect(usedBy(css, html)).toBe(used))

  it('registers the properties that its rules name', () => {
    const css = '@property --a{x:1}@property --b{x:2}@property --c{x:3}.a{y:var(--a)}.b{--b:1}p{z:var(--d)}'
    expect(usedBy(css, '<p class="a">')).toBe('@property --a{x:1}.a{y:var(--a)}p{z:var(--d)}')
    expect(usedBy(css, '<p class="a b">')).toContain('@property --b{x:2}')
  })

  it('keeps the order of rules and layers, and what is around them', () => {
    const css = '@layer base,top;@layer top{.a{x:1}@media print{.b{x:2}.c{x:3}}}@font-face{src:y}@keyframes z{to{x:4}}'
    expect(usedBy(css, '<p class="a b">')).toBe(
      '@layer base,top;@layer top{.a{x:1}}@layer top{@media print{.b{x:2}}}@font-face{src:y}@keyframes z{to{x:4}}',
    )
    expect(usedBy(css, '<p>')).toBe('@layer base,top;@font-face{src:y}@keyframes z{to{x:4}}')
  })
})
