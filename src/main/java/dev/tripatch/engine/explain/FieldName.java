package dev.tripatch.engine.explain;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.PathStep;

/**
 * A field's name within a sentence. Only {@link #toString} writes it, since most sentences are
 * never read.
 *
 * @param path the field
 */
public record FieldName(FieldPath path) {

  /** The name of the map or list that holds the field. */
  public FieldName holder() {
    return new FieldName(path.parent().orElse(FieldPath.root()));
  }

  /** The name, and the list items that hold the field: {@code `value` of `env[name=TZ]` in …}. */
  public String withItems() {
    StringBuilder name = new StringBuilder(toString());
    String between =
        path.last().filter(PathStep.Key.class::isInstance).isPresent() ? " of " : " in ";
    for (FieldPath at : path.upwards().skip(1).filter(FieldPath::isItem).toList()) {
      name.append(between).append(new FieldName(at));
      between = " in ";
    }
    return name.toString();
  }

  @Override
  public String toString() {
    return switch (path.last().orElse(null)) {
      case null -> "the object";
      case PathStep.Key key -> "`" + key.name() + "`";
      case PathStep step ->
          "`"
              + path.parent().flatMap(FieldPath::last).map(FieldName::keyName).orElse("")
              + FieldPath.root().then(step)
              + "`";
    };
  }

  private static String keyName(PathStep step) {
    return step instanceof PathStep.Key key ? key.name() : "";
  }
}
