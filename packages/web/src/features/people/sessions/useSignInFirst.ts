import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'
import { toast } from '../../ui/toast.ts'

/** Warns that an account is needed, and offers the way to it and back. */
export function useSignInFirst() {
  const t = useText()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (warning: string) =>
    toast.warning(warning, {
      label: t('tiles.signIn'),
      onPress: () => void navigate(paths.login(pathname + search)),
    })
}
