import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastWish } from './toast.ts'

const ToastStack = lazy(() => import('./ToastRuntime.tsx').then((runtime) => ({ default: runtime.ToastStack })))

export interface ToasterTexts {
  /** Name of the region; the library adds its key, Alt+T. */
  label: string
  closeLabel: string
}

/** Once per page, near its end. */
export function Toaster(texts: ToasterTexts) {
  const isWanted = useSyncExternalStore(toastWish.subscribe, toastWish.isWanted, () => false)
  return <Suspense>{isWanted && <ToastStack {...texts} />}</Suspense>
}
