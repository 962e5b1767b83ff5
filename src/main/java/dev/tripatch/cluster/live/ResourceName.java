package dev.tripatch.cluster.live;

import dev.tripatch.document.reader.ObjectName;

/** How kubectl is told of kinds and objects. */
public final class ResourceName {
  private ResourceName() {}

  /**
   * A kind in a version of its group, which no short name of another group can mean: {@code
   * Deployment.v1.apps}, {@code Service.v1.}.
   */
  public static String kind(ObjectName object) {
    return object.kind() + "." + object.version() + "." + object.group();
  }

  /** An object: {@code Deployment.v1.apps/web}. */
  public static String of(ObjectName object) {
    return kind(object) + "/" + object.name();
  }

  /** Whether kubectl would take it for an object of a kind, and for no option. */
  public static boolean isOne(String word) {
    int slash = word.indexOf('/');
    return slash > 0
        && slash < word.length() - 1
        && !word.startsWith("-")
        && word.indexOf('/', slash + 1) < 0
        && word.indexOf(',') < 0
        && word.chars().noneMatch(Character::isWhitespace);
  }
}
