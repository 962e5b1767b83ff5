package dev.tripatch.cli;

import dev.tripatch.serverside.Contrast;
import dev.tripatch.serverside.ServerSideComparison;
import dev.tripatch.serverside.ServerSideOutcome;
import dev.tripatch.serverside.Unknown;
import dev.tripatch.value.CanonicalJson;
import dev.tripatch.value.StringValue;
import dev.tripatch.value.Value;
import java.util.List;
import java.util.Optional;

/** Where server-side apply comes to another result than kubectl apply, as text. */
final class ServerSideContrasts {
  private final int width;
  private final StringBuilder out = new StringBuilder();

  ServerSideContrasts(int width) {
    this.width = width;
  }

  String of(ServerSideComparison comparison) {
    out.append("\nServer-side apply (see tripatch server-side):\n");
    if (comparison.isAgreed()) {
      out.append("It comes to the same result as kubectl apply.\n");
    }
    if (comparison.outcome() instanceof ServerSideOutcome.Refused refused) {
      lines("It would refuse local: " + refused.words());
    }
    comparison.contrasts().forEach(this::contrast);
    if (comparison.isOtherOrder()) {
      out.append("Only the order of list items differs.\n");
    }
    comparison.outcome().unknowns().stream()
        .filter(unknown -> unknown.kind() == Unknown.Kind.NO_OWNERS)
        .forEach(unknown -> lines(unknown.sentence()));
    return out.toString();
  }

  private void contrast(Contrast contrast) {
    out.append('\n').append(PlainText.line(contrast.path().toString())).append('\n');
    lines(
        "kubectl apply: "
            + text(contrast.clientSide())
            + ", server-side apply: "
            + text(contrast.serverSide()));
    lines("- " + contrast.sentence());
  }

  private void lines(String sentence) {
    List<String> lines = Wrapping.lines(PlainText.line(sentence), width - Messages.INDENT.length());
    lines.forEach(line -> out.append(Messages.INDENT).append(line).append('\n'));
  }

  private static String text(Optional<Value> value) {
    return value
        .map(each -> each instanceof StringValue text ? text.text() : CanonicalJson.write(each))
        .orElse("—");
  }
}
