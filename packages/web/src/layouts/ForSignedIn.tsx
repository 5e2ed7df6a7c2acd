import { useDefaultDestination } from '../features/people/addresses/useDefaultDestination.ts'
import { useOwnStandard } from '../features/prices/standards/useOwnStandard.ts'
import { PersonalNews } from '../features/outside/realtime/PersonalNews.tsx'
import { ConfirmReminder } from '../features/people/sessions/ConfirmReminder.tsx'

/** Visitors never load what only signed-in people need. */
export function ForSignedIn({ person }: { person: number }) {
  useDefaultDestination(person)
  useOwnStandard(person)
  return (
    <>
      <PersonalNews />
      <ConfirmReminder />
    </>
  )
}
