import { adviseOn, betterThan } from '../../analysis/advice.js';
import type { Decision } from '../../bots/bot.js';
import { planAloud } from '../../bots/heuristic/play/exact/openHands.js';
import type { Texts } from '../../i18n/index.js';
import type { Labels } from '../../i18n/labels.js';
import type { Advice, Coach } from '../../ui/coach.js';

/** A coach who says what the best bot of rules would do, in these words; in practice every choice is held against it. */
export function coachFor({ reason }: Texts, labels: Labels, practice: boolean): Coach {
  const inWords = ({ action, reason: why }: Decision): Advice => ({
    action,
    reason: reason.sentence(why, labels),
  });
  return {
    practice,
    advise: (observation) => inWords(adviseOn(observation)),
    plan: (observation) => {
      const why = observation.deal === null ? null : planAloud(observation, observation.deal);
      return why === null ? null : reason.sentence(why, labels);
    },
    betterThan: (observation, chosen) => {
      const better = betterThan(observation, chosen);
      return better === null ? null : inWords(better);
    },
  };
}
