/**
 * The drawings that the content asks for, by name. content/ may not know components/: a name without a drawing doesn't
 * compile where it is drawn.
 */
export type DrawingName =
  | 'bank'
  | 'backup'
  | 'bandwidth'
  | 'clock'
  | 'cloud'
  | 'docs'
  | 'email'
  | 'factory'
  | 'health'
  | 'location'
  | 'monitoring'
  | 'network'
  | 'phone'
  | 'retail'
  | 'seats'
  | 'sensor'
  | 'server'
  | 'shield'
  | 'support'
  | 'training'
