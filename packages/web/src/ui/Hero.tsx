import type { ReactNode } from 'react'

interface HeroProps {
  /** Address of the picture, 3:1 or wider of its own accord. */
  picture?: string
  /** A drawing made of parts, such as a fan of cards, in place of a picture. */
  art?: ReactNode
  eyebrow?: string
  title: string
  level?: 1 | 2 | 3
  children?: ReactNode
  action: ReactNode
  priority?: boolean
}

/** One picture, one headline, one button; its height does not depend on the picture. */
export function Hero({ picture, art, eyebrow, title, level = 2, children, action, priority }: HeroProps) {
  const Title = `h${level}` as const
  return (
    <div className="grid min-h-[22.5rem] grid-rows-[11rem_auto] overflow-hidden rounded-modal bg-mata-soft md:grid-cols-[1.1fr_1fr] md:grid-rows-1">
      <div className="relative min-h-0 overflow-hidden">
        {picture && (
          <img
            src={picture}
            alt=""
            width={720}
            height={360}
            loading={priority ? 'eager' : 'lazy'}
            fetchPriority={priority ? 'high' : undefined}
            className="absolute inset-0 size-full object-cover"
          />
        )}
        {art}
      </div>
      <div className="flex flex-col justify-center p-5 text-on-mata-soft md:p-10">
        {eyebrow && <p className="text-label font-bold">{eyebrow}</p>}
        <Title className="mt-1 text-h1 text-ink lg:text-hero">{title}</Title>
        {children && <p className="mt-3 max-w-[44ch] text-body lg:text-lead">{children}</p>}
        <div className="mt-5">{action}</div>
      </div>
    </div>
  )
}
