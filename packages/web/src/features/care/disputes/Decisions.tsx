import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ReasonDialog } from '../../lib/ReasonDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'

interface Choice<Decision> {
  decision: Decision
  name: string
  /** What comes of it. */
  hint: string
  isDangerous?: boolean
}

interface DecisionsProps<Decision> {
  choices: Choice<Decision>[]
  /** Who reads the reason. */
  told: string
  send: (decision: Decision, reason: string) => Promise<{ message: string }>
}

/** What an operator may decide, each with a reason. */
export function Decisions<Decision extends string>({ choices, told, send }: DecisionsProps<Decision>) {
  const client = useQueryClient()
  const [asked, setAsked] = useState<Choice<Decision> | null>(null)
  const decide = async (decision: Decision, reason: string) => {
    const { message } = await send(decision, reason)
    // order, postings, inbox and acts change with it
    await client.invalidateQueries()
    setAsked(null)
    toast.success(message)
  }
  return (
    <>
      <div className="grid gap-2 sm:flex">
        {choices.map((choice) => (
          <Button key={choice.decision} variant="outline" onClick={() => setAsked(choice)}>
            {choice.name}
          </Button>
        ))}
      </div>
      {asked && (
        <ReasonDialog
          title={asked.name}
          action={asked.name}
          isDangerous={asked.isDangerous}
          send={(reason) => decide(asked.decision, reason)}
          onClose={() => setAsked(null)}
        >
          <p>{asked.hint}</p>
          <p>{told}</p>
        </ReasonDialog>
      )}
    </>
  )
}
