import { X } from 'lucide-react'
import { createPortal } from 'react-dom'
import { Slide, toast, ToastContainer } from 'react-toastify/unstyled'
import 'react-toastify/ReactToastify.css'
import './styles/toasts.css'
import { lift, toastLayer } from './toast-place.ts'
import type { ToastAction, ToasterTexts, ToastKind } from './toast-parts.ts'

export function ToastStack({ label, closeLabel }: ToasterTexts) {
  return createPortal(
    <ToastContainer
      aria-label={label}
      position="top-right"
      theme="colored"
      autoClose={5000}
      limit={3}
      transition={Slide}
      hideProgressBar
      newestOnTop
      pauseOnHover
      pauseOnFocusLoss
      closeOnClick={false}
      closeButton={<CloseToast label={closeLabel} />}
    />,
    toastLayer(),
  )
}

/** The library passes `closeToast` to the element that it is given. */
function CloseToast({ label, closeToast }: { label: string; closeToast?: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => closeToast?.()}
      className="absolute top-1 right-1 grid size-11 place-items-center rounded-control"
    >
      <X aria-hidden size={20} strokeWidth={1.75} />
    </button>
  )
}

export function raise(kind: ToastKind, text: string, action?: ToastAction) {
  lift()
  const id = toast[kind](
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1 pr-6">
      {text}
      {action && <ToastButton {...action} onPress={() => (action.onPress(), toast.dismiss(id))} />}
    </span>,
    { role: kind === 'error' ? 'alert' : 'status' },
  )
}

function ToastButton({ label, onPress }: ToastAction) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="min-h-9 rounded-tag font-bold underline underline-offset-3 pointer-coarse:min-h-11"
    >
      {label}
    </button>
  )
}
