package dev.tripatch.cli.output;

import dev.tripatch.dialect.Party;
import dev.tripatch.engine.patch.Dialect;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The dialects as people write them on the command line. */
public enum DialectName {
  KUBERNETES(Dialect.KUBERNETES),
  CUSTOM_RESOURCE(Dialect.CUSTOM_RESOURCE),
  KUSTOMIZE(Dialect.KUSTOMIZE),
  /** No reader of patches: Helm makes its own, which Kubernetes reads. */
  HELM(null),
  BEFORE_ELEMENT_ORDER(Dialect.BEFORE_ELEMENT_ORDER),
  BEFORE_RETAIN_KEYS(Dialect.BEFORE_RETAIN_KEYS);

  private final @Nullable Dialect reader;

  DialectName(@Nullable Dialect reader) {
    this.reader = reader;
  }

  /** Who reads the patch; empty where the name says who makes it. */
  public Optional<Dialect> reader() {
    return Optional.ofNullable(reader);
  }

  /** The name of a party on the command line and in answers for programs. */
  static String of(Party party) {
    return party.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
