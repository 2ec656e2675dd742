/** The words of the rule pages. */
export interface RulesTexts {
  /** The heading of the list of rulesets. */
  readonly listHeading: string;
}
