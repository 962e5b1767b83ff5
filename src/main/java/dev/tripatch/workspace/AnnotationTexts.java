package dev.tripatch.workspace;

import dev.tripatch.cluster.kubectl.LastAppliedAnnotation;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.json.StringValue;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/**
 * The configurations in live's annotations, written as YAML so that people can read them. The last
 * one is remembered: while a person types in local, live's annotation stays.
 */
final class AnnotationTexts {

  private record Written(String name, StringValue annotation, Optional<SourceDocument> document) {

    boolean isOf(String otherName, StringValue otherAnnotation) {
      return name.equals(otherName) && annotation.equals(otherAnnotation);
    }
  }

  private final AtomicReference<Written> last =
      new AtomicReference<>(new Written("", new StringValue(""), Optional.empty()));

  /**
   * An annotation's content.
   *
   * @param name live's name
   * @param annotation the annotation
   * @return empty if it is not a JSON object
   */
  Optional<SourceDocument> of(String name, StringValue annotation) {
    Written known = last.get();
    if (!known.isOf(name, annotation)) {
      known = new Written(name, annotation, write(name, annotation));
      last.set(known);
    }
    return known.document();
  }

  private static Optional<SourceDocument> write(String name, StringValue annotation) {
    return LastAppliedAnnotation.read(annotation)
        .map(object -> YamlWriter.render(name + " (annotation)", object));
  }
}
