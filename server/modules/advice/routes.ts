import { qualifierAdvice, urgentMatters } from '@towpath/contracts/api/advice.ts';
import { keptRecommendation, recommendation } from '@towpath/contracts/api/recommendation.ts';
import { recommendationFacts } from '@towpath/contracts/api/recommendationFacts.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import type { Recommendations } from './recommendation.ts';
import type { Advice } from './service.ts';

export function registerAdviceRoutes(
  app: FastifyInstance,
  { advice, recommendations }: { readonly advice: Advice; readonly recommendations: Recommendations },
): void {
  route(app, qualifierAdvice, ({ who }) => advice.qualifier(who.customerId));

  route(app, urgentMatters, ({ who }) => advice.urgent(who.customerId));

  route(app, recommendation, ({ who }) => recommendations.current(who.customerId));

  route(app, keptRecommendation, ({ who, params }) => recommendations.kept(who.customerId, params.recordId));

  route(app, recommendationFacts, ({ who, params }) =>
    recommendations.facts(who.customerId, params.recordId),
  );
}
