import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { toast } from '../../../ui/toast.ts'
import { sessionTexts } from './session-texts.ts'

/** Says that an account is needed, with a link to sign in and come back. The server has nobody to tell. */
export const useSignInFirst: () => (warning: string) => void = import.meta.env.SSR ? () => () => {} : useSignInHere

function useSignInHere() {
  const t = useText()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (warning: string) =>
    toast.warning(warning, {
      label: t(sessionTexts.signIn),
      onPress: () => void navigate(paths.login(pathname + search)),
    })
}
