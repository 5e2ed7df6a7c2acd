import { clsx } from 'clsx'
import type { ReactNode } from 'react'

const tones = {
  neutral: 'bg-sunken text-ink-2',
  mata: 'bg-mata-soft text-on-mata-soft',
  ipe: 'bg-ipe text-on-ipe',
  urucum: 'bg-urucum-soft text-on-urucum-soft',
  buriti: 'bg-buriti-soft text-on-buriti-soft',
  anil: 'bg-anil-soft text-on-anil-soft',
  acai: 'bg-acai-soft text-on-acai-soft',
}

export type Tone = keyof typeof tones

interface BadgeProps {
  tone?: Tone
  icon?: ReactNode
  className?: string
  children: ReactNode
}

export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex w-fit items-center gap-1.5 rounded-tag px-2 py-0.5 text-small font-semibold whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  )
}
