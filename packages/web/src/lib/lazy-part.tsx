import { type ComponentType, lazy } from 'react'
import { loadTexts } from '../text/catalogue.ts'
import type { TextArea } from '../text/keys.ts'

const loading: Promise<unknown>[] = []

/** The server draws no page before all its parts are here: what it sends is whole. */
export const partsReady = () => Promise.all(loading)

/** A part of the interface whose script, and those texts that its page may lack, come when it is first drawn. */
export function lazyPart<P extends object>(texts: TextArea[], load: () => Promise<ComponentType<P>>): ComponentType<P> {
  if (import.meta.env.SSR) return partOfServer(load)
  return lazy(async () => {
    const [part] = await Promise.all([load(), loadTexts(texts)])
    return { default: part }
  })
}

function partOfServer<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let Part: ComponentType<P> | undefined
  loading.push(load().then((part) => (Part = part)))
  return function ServerPart(props) {
    return Part && <Part {...props} />
  }
}
