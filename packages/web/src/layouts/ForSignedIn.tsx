import { useDefaultDestination } from '../features/addresses/useDefaultDestination.ts'
import { PersonalNews } from '../features/realtime/PersonalNews.tsx'
import { ConfirmReminder } from '../features/sessions/ConfirmReminder.tsx'

/** What every page does for somebody who is signed in; a visitor never fetches it. */
export function ForSignedIn({ person }: { person: number }) {
  useDefaultDestination(person)
  return (
    <>
      <PersonalNews />
      <ConfirmReminder />
    </>
  )
}
