package dev.tripatch.dialect;

import dev.tripatch.engine.patch.Dialect;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Who takes part in a comparison: a reader of patches, or a way of applying that makes a patch of
 * its own from the documents and reads none.
 */
public enum Party {
  /** {@link Dialect#KUBERNETES}. */
  KUBERNETES(Dialect.KUBERNETES),
  /** {@link Dialect#CUSTOM_RESOURCE}. */
  CUSTOM_RESOURCE(Dialect.CUSTOM_RESOURCE),
  /** {@link Dialect#KUSTOMIZE}. */
  KUSTOMIZE(Dialect.KUSTOMIZE),
  /** helm upgrade, which makes its own patch; a server reads it as any other. */
  HELM(null, "Helm", "Helm", HelmWording.HELM_UPGRADE.text()),
  /** {@link Dialect#BEFORE_ELEMENT_ORDER}. */
  BEFORE_ELEMENT_ORDER(Dialect.BEFORE_ELEMENT_ORDER),
  /** {@link Dialect#BEFORE_RETAIN_KEYS}. */
  BEFORE_RETAIN_KEYS(Dialect.BEFORE_RETAIN_KEYS);

  private final @Nullable Dialect reader;
  private final String title;
  private final String phrase;
  private final String description;

  Party(Dialect reader) {
    this(reader, reader.title(), reader.phrase(), reader.description());
  }

  Party(@Nullable Dialect reader, String title, String phrase, String description) {
    this.reader = reader;
    this.title = title;
    this.phrase = phrase;
    this.description = description;
  }

  /** The party that reads patches so. */
  public static Party of(Dialect reader) {
    return switch (reader) {
      case KUBERNETES -> KUBERNETES;
      case CUSTOM_RESOURCE -> CUSTOM_RESOURCE;
      case KUSTOMIZE -> KUSTOMIZE;
      case BEFORE_ELEMENT_ORDER -> BEFORE_ELEMENT_ORDER;
      case BEFORE_RETAIN_KEYS -> BEFORE_RETAIN_KEYS;
    };
  }

  /** How it reads patches; empty if it makes its own. */
  public Optional<Dialect> reader() {
    return Optional.ofNullable(reader);
  }

  /** Its name for people. */
  public String title() {
    return title;
  }

  /** Its name within a sentence: {@code a server before $retainKeys}. */
  public String phrase() {
    return phrase;
  }

  /** What it is, in a sentence. */
  public String description() {
    return description;
  }
}
