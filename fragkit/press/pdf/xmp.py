"""What a file says about itself in XMP, for archives, search and screen readers."""

from __future__ import annotations

from html import escape

from reportlab.pdfbase.pdfdoc import PDFDictionary, PDFDocument, PDFStream


def describe(
    doc: PDFDocument, title: str, author: str, subject: str, creator: str, language: str
) -> None:
    """Put a packet with title, author, subject and language into the document's catalog."""
    about = [_alternatives("title", title)]
    if author:
        about.append(
            f"<dc:creator><rdf:Seq><rdf:li>{escape(author)}</rdf:li></rdf:Seq></dc:creator>"
        )
    if subject:
        about.append(_alternatives("description", subject))
    tag = f"<rdf:li>{escape(language)}</rdf:li>"
    about.append(f"<dc:language><rdf:Bag>{tag}</rdf:Bag></dc:language>")
    packet = (
        '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>\n'
        '<x:xmpmeta xmlns:x="adobe:ns:meta/">\n'
        '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\n'
        '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" '
        'xmlns:xmp="http://ns.adobe.com/xap/1.0/">\n'
        f"<dc:format>application/pdf</dc:format>\n{chr(10).join(about)}\n"
        f"<xmp:CreatorTool>{escape(creator)}</xmp:CreatorTool>\n"
        '</rdf:Description>\n</rdf:RDF>\n</x:xmpmeta>\n<?xpacket end="r"?>'
    )
    # Programs search for the packet in the file, so it is not compressed.
    dictionary = PDFDictionary({"Type": "/Metadata", "Subtype": "/XML"})
    stream = PDFStream(dictionary=dictionary, content=packet.encode("utf-8"), filters=[])
    catalog = doc.Catalog
    catalog.__NoDefault__ = [*catalog.__NoDefault__, "Metadata"]
    catalog.Metadata = doc.Reference(stream)


def _alternatives(name: str, text: str) -> str:
    item = f'<rdf:li xml:lang="x-default">{escape(text)}</rdf:li>'
    return f"<dc:{name}><rdf:Alt>{item}</rdf:Alt></dc:{name}>"
