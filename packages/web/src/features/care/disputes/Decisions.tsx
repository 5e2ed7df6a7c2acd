import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ReasonDialog } from '../../people/audit/ReasonDialog.tsx'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/toast.ts'

interface Choice<Decision> {
  decision: Decision
  name: string
  hint: string
  isDangerous?: boolean
}

interface DecisionsProps<Decision> {
  choices: Choice<Decision>[]
  told: string
  send: (decision: Decision, reason: string) => Promise<{ message: string }>
}

export function Decisions<Decision extends string>({ choices, told, send }: DecisionsProps<Decision>) {
  const client = useQueryClient()
  const [asked, setAsked] = useState<Choice<Decision> | null>(null)
  const decide = async (decision: Decision, reason: string) => {
    const { message } = await send(decision, reason)
    // A decision changes the order, its postings, the inbox and the audit log, so every query is read again.
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
