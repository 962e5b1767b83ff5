package dev.tripatch.patch.merge;

import dev.tripatch.value.MapValue;

/**
 * The three-way JSON merge patch that kubectl sends for kinds without patch metadata ({@code
 * jsonmergepatch.CreateThreeWayJSONMergePatch}): what local adds and changes in live, put over what
 * local has dropped since it was last applied.
 */
public final class JsonThreeWay {

  private JsonThreeWay() {}

  /** The patch. Nulls in local count only where last applied had something else. */
  public static MapValue patch(MapValue lastApplied, MapValue local, MapValue live) {
    MapValue changes = JsonMerge.changesOf(JsonMerge.diff(live, local));
    MapValue deletions = JsonMerge.deletionsOf(JsonMerge.diff(lastApplied, local));
    return JsonMerge.apply(deletions, changes);
  }
}
