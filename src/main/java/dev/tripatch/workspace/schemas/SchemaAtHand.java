package dev.tripatch.workspace.schemas;

import dev.tripatch.schema.overlay.Overlay;
import dev.tripatch.workspace.schemas.Schemas.BroughtSchema;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A schema that is in force, or that one step would put there.
 *
 * @param name its name for people
 * @param origin where it is from
 * @param content what it says
 */
public record SchemaAtHand(String name, Origin origin, Content content) {

  /** Where schemas are from. */
  public enum Origin {
    /** A release of Kubernetes that comes with the program. */
    RELEASE(AtHandWording.RELEASE),
    /** Kept under a name in the settings. */
    KEPT(AtHandWording.KEPT),
    /** A file in the folder of an open document. */
    FOLDER(AtHandWording.FOLDER),
    /** The cluster that live is from. */
    CLUSTER(AtHandWording.OF_CLUSTER),
    /** Imported since the window opened. */
    IMPORTED(AtHandWording.IMPORTED),
    /** Own rules. */
    RULES(AtHandWording.RULES);

    private final AtHandWording words;

    Origin(AtHandWording words) {
      this.words = words;
    }

    /** In a few words. */
    public String words() {
      return words.text();
    }
  }

  /** What a schema at hand says. */
  public sealed interface Content {

    /** The release below all others; it is always in force. */
    record BuiltIn() implements Content {}

    /** Kinds. */
    record Kinds(BroughtSchema schema) implements Content {}

    /**
     * Own rules.
     *
     * @param file where they are, if they are not those of the window
     */
    record Rules(Overlay rules, Optional<Path> file) implements Content {}

    /**
     * Nothing that can be used.
     *
     * @param why in a sentence
     */
    record Unusable(String why) implements Content {}
  }

  /** Whether it is in force. */
  public boolean isIn(OwnSchemas now) {
    return switch (content) {
      case Content.BuiltIn() -> true;
      case Content.Kinds(BroughtSchema schema) -> isAmong(now.brought(), schema);
      case Content.Rules(Overlay rules, Optional<Path> _) -> now.overlay().equals(rules);
      case Content.Unusable(String _) -> false;
    };
  }

  /** What is in force once it is chosen: what was in force before is left out. */
  public OwnSchemas chosen(OwnSchemas now) {
    return switch (content) {
      case Content.BuiltIn() -> now;
      case Content.Unusable(String _) -> now;
      case Content.Kinds(BroughtSchema schema) ->
          new OwnSchemas(
              isIn(now) ? without(now.brought(), schema) : before(now.brought(), schema),
              now.overlay());
      case Content.Rules(Overlay rules, Optional<Path> _) ->
          isIn(now) ? now.withoutRules() : new OwnSchemas(now.brought(), now.overlay().and(rules));
    };
  }

  private static boolean isAmong(List<BroughtSchema> all, BroughtSchema schema) {
    return all.stream().anyMatch(each -> each.name().equals(schema.name()));
  }

  private static List<BroughtSchema> without(List<BroughtSchema> all, BroughtSchema schema) {
    return all.stream().filter(each -> !each.name().equals(schema.name())).toList();
  }

  /** A cluster's schemas are below whatever else a person brought. */
  private static List<BroughtSchema> before(List<BroughtSchema> all, BroughtSchema schema) {
    List<BroughtSchema> now = new ArrayList<>(all);
    now.add(schema.source() instanceof ClusterSchemas ? now.size() : 0, schema);
    return now;
  }
}
