import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Env, EnvProvider } from './lib/env.ts'
import { TextProvider } from './lib/text.tsx'
import type { Catalogue } from './text/keys.ts'

export function Application({ env, catalogue, children }: { env: Env; catalogue: Catalogue; children: ReactNode }) {
  return (
    <EnvProvider value={env}>
      <QueryClientProvider client={env.queryClient}>
        <TextProvider catalogue={catalogue} language={env.visit.language}>
          {children}
        </TextProvider>
      </QueryClientProvider>
    </EnvProvider>
  )
}
