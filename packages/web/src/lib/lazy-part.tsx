import { type ComponentType, lazy } from 'react'
import { untilHere } from './lost.ts'

const loading: Promise<unknown>[] = []

/** The server waits for all parts, so that it sends whole pages. */
export const partsReady = () => Promise.all(loading)

export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return import.meta.env.SSR ? partOfServer(load) : partOfBrowser(load)
}

/** A component that the server leaves out; if it cannot be loaded, the page stays and offers to retry. */
export const partOfBrowser = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await untilHere(load) }))

/** A part that its page is drawn with: its script is fetched beside the script of the page. */
export function partOfPage<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  if (import.meta.env.SSR) return partOfServer(load)
  const part = untilHere(load)
  return lazy(async () => ({ default: await part }))
}

function partOfServer<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let Part: ComponentType<P> | undefined
  loading.push(load().then((part) => (Part = part)))
  return function ServerPart(props) {
    return Part && <Part {...props} />
  }
}
