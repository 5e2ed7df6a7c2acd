import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepActivated, storeActing, storeSession } from './session-keeping.ts'
import { dropSession, sessionIsOver, showServer } from './session.ts'

const reply = (token: string) => ({
  token,
  expires_at: '2026-08-01T12:00:00.000Z',
  user: { id: 7, name: 'Ana', last_name: 'Prado', email: 'ana@example.com', role: 'client' as const },
})

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

let written: string[]
const jar = new Map<string, string>()
const isShown = () => jar.get('signed_in') === '1'

beforeEach(() => {
  written = []
  jar.clear()
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      written.push(text)
      const [, name = '', value = '', age] = /^(\w+)=(\w*); path=\/; max-age=(\d+)/.exec(text) ?? []
      if (age === '0') jar.delete(name)
      else jar.set(name, value)
    },
  })
})
afterEach(() => void vi.unstubAllGlobals())

describe('what the server is told of a session', () => {
  it('is that there is one, and nothing of it', () => {
    storeSession(reply('a-token-that-is-secret'))
    expect(isShown()).toBe(true)
    expect(written).toEqual(['signed_in=1; path=/; max-age=31536000; samesite=lax; secure'])
  })

  it('ends with it, whether the person signs out or the server ends it', () => {
    storeSession(reply('first'))
    dropSession()
    expect(isShown()).toBe(false)
    storeSession(reply('second'))
    sessionIsOver('first')
    expect(isShown()).toBe(true)
    sessionIsOver('second')
    expect(isShown()).toBe(false)
  })

  it('stays for an operator who stops seeing as somebody else does', () => {
    storeSession(reply('operator'))
    storeActing(3, reply('acting'))
    dropSession()
    expect(isShown()).toBe(true)
    dropSession()
    expect(isShown()).toBe(false)
  })

  it('is made good at the next page for a session from before, and for one that went without a word', () => {
    localStorage.setItem('session', JSON.stringify(reply('old')))
    showServer()
    expect(isShown()).toBe(true)
    localStorage.removeItem('session')
    showServer()
    expect(isShown()).toBe(false)
  })
})

it('keeps nothing of an answer that comes after somebody has signed out', () => {
  storeSession(reply('one'))
  keepActivated(true)
  expect(localStorage.getItem('is_activated')).toBe('true')
  dropSession()
  keepActivated(true)
  expect(localStorage.getItem('is_activated')).toBeNull()
})
