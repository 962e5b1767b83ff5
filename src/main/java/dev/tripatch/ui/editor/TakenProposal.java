package dev.tripatch.ui.editor;

import dev.tripatch.document.Span;
import dev.tripatch.edit.complete.Suggestion;
import dev.tripatch.edit.complete.Suggestion.Addition;
import dev.tripatch.edit.typing.TypedEdit;
import java.util.Comparator;
import java.util.List;

/** What a proposal makes of a text: one edit, wherever in the text it writes. */
final class TakenProposal {

  private TakenProposal() {}

  /** The edit; the caret comes after what is written at the caret. */
  static TypedEdit in(String text, Suggestion proposal) {
    Span gone = proposal.replaces();
    List<Addition> also =
        proposal.also().stream().sorted(Comparator.comparingInt(Addition::at)).toList();
    int start = also.isEmpty() ? gone.start() : Math.min(also.getFirst().at(), gone.start());
    int end = also.isEmpty() ? gone.end() : Math.max(also.getLast().at(), gone.end());
    StringBuilder written = new StringBuilder();
    int at = start;
    for (Addition each : also.stream().filter(it -> it.at() <= gone.start()).toList()) {
      written.append(text, at, each.at()).append(each.text());
      at = each.at();
    }
    written.append(text, at, gone.start()).append(proposal.insert());
    int caret = start + written.length();
    at = gone.end();
    for (Addition each : also.stream().filter(it -> it.at() > gone.start()).toList()) {
      written.append(text, at, each.at()).append(each.text());
      at = each.at();
    }
    written.append(text, at, end);
    return new TypedEdit(new Span(start, end), written.toString(), caret, caret);
  }
}
