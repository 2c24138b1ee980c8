import { type BuyerDocument, documentStatus, documents } from "../../content/documents.ts";
import { ScrollingTable } from "../ui/scrolling-table.tsx";

/** The papers that buyers ask for, and where each stands. */
export function Documents() {
  return (
    <ScrollingTable>
      <thead>
        <tr>
          <th>Paper</th>
          <th>What a buyer needs it for</th>
          <th>Where it is</th>
        </tr>
      </thead>
      <tbody>
        {documents.map((document) => (
          <tr key={document.name}>
            <td>{document.name}</td>
            <td>{document.use}</td>
            <td>
              <Place {...document} />
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}

const Place = ({ status, at }: BuyerDocument) =>
  at ? <a href={at}>{documentStatus[status]}</a> : documentStatus[status];
