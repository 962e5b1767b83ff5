package dev.tripatch.dialect;

import dev.tripatch.prose.Wording;

/** The prose about what tools make of a field's rule. */
enum RuleUseWording implements Wording {
  MERGES_ITEMS,
  MERGES_SET,
  REFUSES,
  REPLACES_LIST,
  MERGES_FIELDS,
  REPLACES_OBJECT,
  REPLACES_VALUE,
  OWNS_ITEMS,
  OWNS_SET,
  OWNS_LIST,
  OWNS_OBJECT,
  OWNS_FIELDS,
  OWNS_VALUE,
  CLEARS,
  JSON_MERGE,
  NOT_DECLARED,
  KUBECTL,
  SERVER_SIDE,
  KUSTOMIZE,
  KUSTOMIZE_GIVEN,
  KUSTOMIZE_IS_GIVEN,
  HELM_NEVER_SEES,
  HELM
}
