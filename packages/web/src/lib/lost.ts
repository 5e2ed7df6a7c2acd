/** Scripts that could not be loaded, because the browser is offline or a newer build replaced them. */
export interface Lost {
  /** Address of a page that was asked for; null for a part of the current page. */
  address: string | null
  retries: (() => Promise<unknown>)[]
}

const listeners = new Set<() => void>()
let lost: Lost | null = null
let leave: (() => Promise<void>) | null = null

export const lostParts = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: () => lost,
}

function show(next: Lost | null) {
  lost = next
  for (const listener of listeners) listener()
}

export const forgetLost = () => show(null)

export const losePage = (address: string, retry: () => Promise<unknown>) => show({ address, retries: [retry] })

/** Shows that something could not be loaded; `retry` adds a way to try again. */
export const losePart = (retry?: () => Promise<unknown>) =>
  show({ address: lost?.address ?? null, retries: [...(lost?.retries ?? []), ...(retry ? [retry] : [])] })

export function askAgain() {
  const retries = lost?.retries ?? []
  show(null)
  for (const retry of retries) retry().catch(() => losePart(retry))
}

/** Waits for a part and retries on request; the page around it and its input stay. */
export const untilHere = <T>(load: () => Promise<T>) =>
  load().catch(() => new Promise<T>((resolve) => losePart(async () => resolve(await load()))))

/** Sets what the browser does when a page cannot be loaded; the handler may never return. */
export const whenPageIsLost = (handler: () => Promise<void>) => void (leave = handler)

/** Loads the scripts of a page; on failure the browser's handler may find a better way than an error. */
export async function pageScripts<T>(load: () => Promise<T>) {
  try {
    return await load()
  } catch (error) {
    await leave?.()
    throw error
  }
}
