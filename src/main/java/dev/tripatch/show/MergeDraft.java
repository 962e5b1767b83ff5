package dev.tripatch.show;

import dev.tripatch.merge.Branch;
import dev.tripatch.merge.ManifestMerge.ClashPlace;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a person has made of a merge. The result follows from it: it holds no text but what was
 * typed.
 *
 * @param choices the conflicts that are decided
 * @param typed the result as a person typed it last; empty if nobody did
 */
public record MergeDraft(Map<ClashPlace, Branch> choices, Optional<Typed> typed) {

  /** Nothing is done yet. */
  public static final MergeDraft NOTHING = new MergeDraft(Map.of(), Optional.empty());

  public MergeDraft {
    choices = Map.copyOf(choices);
  }

  /**
   * A result that was typed.
   *
   * @param choices what was decided in the text in which it was typed
   */
  public record Typed(Map<ClashPlace, Branch> choices, String text) {
    public Typed {
      choices = Map.copyOf(choices);
    }
  }

  /**
   * Whether a conflict is undecided.
   *
   * @param byHand the conflicts that a person decided by typing
   */
  public boolean isOpen(ClashPlace clash, Set<ClashPlace> byHand) {
    return !choices.containsKey(clash) && !byHand.contains(clash);
  }

  /** The same with further decisions. */
  public MergeDraft with(Map<ClashPlace, Branch> further) {
    Map<ClashPlace, Branch> all = new HashMap<>(choices);
    all.putAll(further);
    return new MergeDraft(all, typed);
  }

  /** The same with another text, which was typed where these choices were shown. */
  public MergeDraft typed(Map<ClashPlace, Branch> shown, String text) {
    return new MergeDraft(choices, Optional.of(new Typed(shown, text)));
  }
}
