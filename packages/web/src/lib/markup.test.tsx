import { forwardRef, memo, type ReactNode, Suspense, use, createContext, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { htmlOf } from './markup.ts'

const Language = createContext('pt-BR')
const Greeting = ({ name }: { name: string }) => {
  const [mark] = useState('!')
  return <>{[use(Language) === 'en' ? 'Hello' : 'Olá', ' ', name, mark]}</>
}
const Kept = memo(function Kept({ text }: { text: string }) {
  return <b ref={() => {}}>{text}</b>
})
const Passed = forwardRef<HTMLElement, { children: ReactNode }>(({ children }, ref) => <i ref={ref}>{children}</i>)

/** Draws the part as the only content of an element, by React or by `htmlOf` in a component of the same tree. */
const drawn = (part: ReactNode, isWritten: boolean) => {
  const Part = () => (isWritten ? <p dangerouslySetInnerHTML={{ __html: htmlOf(part) }} /> : <p>{part}</p>)
  return renderToString(<Language value="en">{<Part />}</Language>)
}

const parts: Record<string, ReactNode> = {
  'a text with signs': `"Boi" & <b>'s`,
  'texts and numbers beside each other': ['a', 1, null, '', <b key="b">2</b>, 'c', false, 'd'],
  nothing: [null, undefined, true],
  'components, which read contexts and keep state': <Greeting name="Iara" />,
  'components that are wrapped': [<Kept key="a" text="a" />, <Passed key="b">b</Passed>],
  'names and values that React changes': (
    <label className="[&>p]:a" htmlFor="b" tabIndex={-1} aria-hidden={false}>
      a
    </label>
  ),
  'switches and what is only heard': (
    <button type="button" disabled hidden={false} aria-pressed={false} aria-busy={undefined} onClick={() => {}}>
      a
    </button>
  ),
  pictures: (
    <picture>
      <source srcSet="/a 1w" sizes="46vw" />
      <img alt="" src="/a?b&c" fetchPriority="high" width={4} decoding="async" />
    </picture>
  ),
  drawings: (
    <svg viewBox="0 0 1 1" fillRule="evenodd" strokeWidth={1.5}>
      <use href="#a" />
    </svg>
  ),
  style: <span style={{ color: 'red', backgroundColor: 'var(--a)' }}>a</span>,
  'empty elements': <br />,
}
const ofReact: Record<string, ReactNode> = {
  boundaries: <Suspense />,
  contexts: <Language value="en">a</Language>,
  fields: <textarea aria-label="a" />,
  HTML: <b dangerouslySetInnerHTML={{ __html: '' }} />,
}

describe('what is written for an element', () => {
  it.each(Object.entries(parts))('is what React writes: %s', (_, part) =>
    expect(drawn(part, true)).toBe(drawn(part, false)),
  )

  it.each(Object.entries(ofReact))('is nothing of what React alone can draw: %s', (_, part) =>
    expect(() => htmlOf(part)).toThrow('Only React'),
  )
})
