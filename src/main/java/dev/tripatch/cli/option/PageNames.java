package dev.tripatch.cli.option;

import dev.tripatch.learn.reference.BundledReference;
import dev.tripatch.learn.reference.Page;
import java.util.Iterator;

/** The pages of the reference, for completion. */
public final class PageNames implements Iterable<String> {
  @Override
  public Iterator<String> iterator() {
    return BundledReference.read().pages().stream().map(Page::id).iterator();
  }
}
