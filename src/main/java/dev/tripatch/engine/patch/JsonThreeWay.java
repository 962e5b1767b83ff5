package dev.tripatch.engine.patch;

import dev.tripatch.json.MapValue;

/**
 * The three-way JSON merge patch that kubectl sends for kinds without patch metadata ({@code
 * jsonmergepatch.CreateThreeWayJSONMergePatch}): what local adds and changes in live, put over what
 * local has dropped since it was last applied.
 */
public final class JsonThreeWay {

  private JsonThreeWay() {}

  /** The patch. Nulls in local count only where last applied had something else. */
  public static MapValue patch(MapValue lastApplied, MapValue local, MapValue live) {
    return JsonMerge.apply(deletions(lastApplied, local), changes(live, local));
  }

  /** The part that deletes: what local has dropped since it was last applied. */
  public static MapValue deletions(MapValue lastApplied, MapValue local) {
    return JsonMerge.deletionsOf(JsonMerge.diff(lastApplied, local));
  }

  /** The part that adds and changes: where local differs from live. */
  public static MapValue changes(MapValue live, MapValue local) {
    return JsonMerge.changesOf(JsonMerge.diff(live, local));
  }
}
