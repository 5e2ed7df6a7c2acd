import { describe, expect, it } from 'vitest'
import { blocksOf, spansOf, wordsOf } from './markdown.ts'

describe('a text of the house', () => {
  it('is headings, paragraphs and lists', () => {
    expect(blocksOf('Olá\nmundo\n\n## Como é\n- um\n- dois\n  e meio\n\n1. primeiro\n2. segundo')).toEqual([
      { kind: 'paragraph', text: 'Olá mundo' },
      { kind: 'heading', level: 2, id: 'como-e', text: 'Como é' },
      { kind: 'list', isNumbered: false, items: ['um', 'dois e meio'] },
      { kind: 'list', isNumbered: true, items: ['primeiro', 'segundo'] },
    ])
  })

  it('has bold words and links', () => {
    expect(spansOf('Leia o **guia** [aqui](/text/frete).')).toEqual([
      { kind: 'text', text: 'Leia o ' },
      { kind: 'bold', text: 'guia' },
      { kind: 'text', text: ' ' },
      { kind: 'link', text: 'aqui', to: '/text/frete' },
      { kind: 'text', text: '.' },
    ])
  })

  it('links to nothing that could run', () => {
    for (const to of ['javascript:run', 'data:text/html,x', '//evil.example', 'JAVASCRIPT:x']) {
      expect(spansOf(`[x](${to})`)).toEqual([{ kind: 'text', text: 'x' }])
    }
  })

  it('gives its words alone', () => expect(wordsOf('**a** [b](/c)')).toBe('a b'))
})
