package dev.tripatch.cli.output;

import dev.tripatch.cli.terminal.Palette;
import dev.tripatch.cli.terminal.PlainText;
import dev.tripatch.cli.terminal.Wrapping;
import dev.tripatch.cluster.apply.ServerSideComparison;
import dev.tripatch.cluster.apply.ServerSideComparison.Contrast;
import dev.tripatch.cluster.apply.ServerSideOutcome;
import dev.tripatch.cluster.apply.ServerSideOutcome.Unknown;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.Optional;

/** Where server-side apply comes to another result than kubectl apply, as text. */
public final class ServerSideContrasts {
  private final int width;
  private final Palette palette;
  private final StringBuilder out = new StringBuilder();

  /** A text for lines of so many characters. */
  public ServerSideContrasts(int width, Palette palette) {
    this.width = width;
    this.palette = palette;
  }

  /** Beside what kubectl apply does. */
  public String of(ServerSideComparison comparison) {
    heading("Server-side apply (see tripatch server-side):");
    if (comparison.isAgreed()) {
      out.append(OutputWording.SAME_AS_KUBECTL.text() + "\n");
    }
    if (comparison.outcome() instanceof ServerSideOutcome.Refused refused) {
      lines("It would refuse local: " + refused.words());
    }
    differences(comparison);
    comparison.outcome().unknowns().stream()
        .filter(unknown -> unknown.kind() == Unknown.Kind.NO_OWNERS)
        .forEach(unknown -> lines(unknown.sentence()));
    return out.toString();
  }

  /** Beside what server-side apply does. */
  public String ofKubectlApply(ServerSideComparison comparison) {
    heading("kubectl apply, which looks at last applied (see tripatch explain):");
    if (comparison.isAgreed()) {
      out.append(OutputWording.SAME_AS_SERVER_SIDE.text() + "\n");
    }
    differences(comparison);
    return out.toString();
  }

  private void heading(String text) {
    out.append('\n').append(palette.heading(text)).append('\n');
  }

  private void differences(ServerSideComparison comparison) {
    comparison.contrasts().forEach(this::contrast);
    if (comparison.isOtherOrder()) {
      out.append(OutputWording.ONLY_ORDER_DIFFERS.text() + "\n");
    }
  }

  private void contrast(Contrast contrast) {
    heading(PlainText.line(contrast.path().toString()));
    lines(
        "kubectl apply: "
            + text(contrast.clientSide())
            + ", server-side apply: "
            + text(contrast.serverSide()));
    lines("- " + contrast.sentence());
  }

  private void lines(String sentence) {
    out.append(Wrapping.paragraph(Messages.INDENT, PlainText.line(sentence), width));
  }

  private static String text(Optional<Value> value) {
    return value
        .map(each -> each instanceof StringValue text ? text.text() : CanonicalJson.write(each))
        .orElse("—");
  }
}
