package dev.tripatch.cluster.apply;

import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;

/**
 * How large the annotations of an object become. Kubernetes counts the bytes of all names and
 * values together (apimachinery's {@code ValidateAnnotationsSize}); most of them are usually
 * kubectl's copy of the configuration.
 *
 * @param own the bytes of the last-applied annotation's text; 0 if there is none
 * @param all the bytes of the names and texts of all annotations
 */
public record AnnotationSize(long own, long all) {

  /** What Kubernetes accepts at most, in bytes. */
  public static final int LIMIT = 262_144;

  /** From this share of the limit on, in percent, it counts as near. */
  private static final int NEAR_PERCENT = 90;

  /** How close the limit is. */
  public enum Level {
    /** There is room. */
    FINE,
    /** From 90 percent of the limit on. */
    NEAR,
    /** The server refuses the object. */
    OVER
  }

  /** The size in an object, for instance in the result of a patch. */
  public static AnnotationSize in(MapValue object) {
    long own = LastAppliedAnnotation.valueIn(object).map(AnnotationSize::bytes).orElse(0L);
    long all = 0;
    if (object.get("metadata") instanceof MapValue metadata
        && metadata.get("annotations") instanceof MapValue annotations) {
      for (Map.Entry<String, ?> entry : annotations.entries().entrySet()) {
        all += bytes(entry.getKey());
        all += entry.getValue() instanceof StringValue text ? bytes(text) : 0;
      }
    }
    return new AnnotationSize(own, all);
  }

  private static long bytes(StringValue text) {
    return text.exact() instanceof StringValue(String exact, _) ? bytes(exact) : 0;
  }

  private static long bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }

  /** How close the limit is. */
  public Level level() {
    if (all > LIMIT) {
      return Level.OVER;
    }
    return all * 100 >= (long) LIMIT * NEAR_PERCENT ? Level.NEAR : Level.FINE;
  }

  /** The size in a sentence, with the server's own words where it refuses. */
  public String sentence() {
    String size = KubectlWording.SIZE.text("own", own, "all", all, "limit", LIMIT);
    return switch (level()) {
      case FINE -> size;
      case NEAR -> KubectlWording.SIZE_NEAR.text("size", size);
      case OVER -> KubectlWording.SIZE_OVER.text("size", size, "refusal", refusal().orElseThrow());
    };
  }

  /** The server's own words; empty unless it refuses. */
  public Optional<String> refusal() {
    return level() == Level.OVER
        ? Optional.of("metadata.annotations: Too long: must have at most " + LIMIT + " bytes")
        : Optional.empty();
  }

  /** What to do about it; empty while there is room. */
  public String remedy() {
    return switch (level()) {
      case FINE -> "";
      case NEAR, OVER -> KubectlWording.MAKE_SMALLER.text();
    };
  }
}
