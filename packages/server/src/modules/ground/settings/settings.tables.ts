export interface SettingsTables {
  parameters: {
    code: string
    label: string
    description: string
    kind: 'cents' | 'days' | 'hours' | 'minutes' | 'count' | 'basis_points' | 'cep' | 'email' | 'text'
    value: string
  }
}
