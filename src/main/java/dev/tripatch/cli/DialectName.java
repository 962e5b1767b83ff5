package dev.tripatch.cli;

import dev.tripatch.patch.Dialect;
import java.util.Locale;

/** The dialects as people write them on the command line. */
enum DialectName {
  KUBERNETES(Dialect.KUBERNETES),
  CUSTOM_RESOURCE(Dialect.CUSTOM_RESOURCE),
  KUSTOMIZE(Dialect.KUSTOMIZE),
  BEFORE_ELEMENT_ORDER(Dialect.BEFORE_ELEMENT_ORDER),
  BEFORE_RETAIN_KEYS(Dialect.BEFORE_RETAIN_KEYS);

  private final Dialect dialect;

  DialectName(Dialect dialect) {
    this.dialect = dialect;
  }

  Dialect dialect() {
    return dialect;
  }

  /** The name of a dialect on the command line and in answers for programs. */
  static String of(Dialect dialect) {
    return dialect.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @Override
  public String toString() {
    return of(dialect);
  }
}
