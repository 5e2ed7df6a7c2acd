import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react'
import type { ToasterTexts } from './toast-parts.ts'
import { toastWish } from './toast.ts'

// The page must go on working if the script of the toasts does not come.
const Nothing: ComponentType<ToasterTexts> = () => null
const ToastStack = lazy(() =>
  import('./ToastRuntime.tsx').then(
    (runtime): { default: ComponentType<ToasterTexts> } => ({ default: runtime.ToastStack }),
    () => ({ default: Nothing }),
  ),
)

export function Toaster(texts: ToasterTexts) {
  const isWanted = useSyncExternalStore(toastWish.subscribe, toastWish.isWanted, () => false)
  return <Suspense>{isWanted && <ToastStack {...texts} />}</Suspense>
}
