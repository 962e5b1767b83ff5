package dev.tripatch.cli.option;

import dev.tripatch.hazard.HazardKind;
import java.util.Arrays;
import java.util.Iterator;

/** The kinds of hazards, for completion. */
public final class HazardIds implements Iterable<String> {
  @Override
  public Iterator<String> iterator() {
    return Arrays.stream(HazardKind.values()).map(HazardKind::id).iterator();
  }
}
